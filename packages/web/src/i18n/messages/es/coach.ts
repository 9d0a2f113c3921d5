import type { Messages } from '../../keys.ts';

const messages: Messages<'coach'> = {
  'coach.title': 'Entrenador',
  'coach.off': 'Despedir al entrenador',
  'coach.quiet': 'Miro contigo.',
  'coach.bid': 'Yo apostaría {bid}: {why}.',
  'coach.bid.none': 'Yo apostaría 0: ninguna baza es probable.',
  'coach.bid.only': 'Yo apostaría {bid}.',
  'coach.bid.barred': '{n} te iría mejor, pero ahora no se puede apostar.',
  'coach.bid.cards': 'Cuento con {cards}.',
  'coach.sure':
    '{n, plural, one {una baza segura} =2 {dos bazas seguras} =3 {tres bazas seguras} other {# bazas seguras}}',
  'coach.likely':
    '{alone, select, yes {{n, plural, one {una baza probable} =2 {dos bazas probables} other {# bazas probables}}} other {{n, plural, one {una probable} =2 {dos probables} other {# probables}}}}',
  'coach.lucky':
    '{alone, select, yes {{n, plural, one {una baza con suerte} =2 {dos bazas con suerte} other {# bazas con suerte}}} other {{n, plural, one {una con suerte} =2 {dos con suerte} other {# con suerte}}}}',
  'coach.card.many':
    'Cuidado: {card} te traerá seguramente una baza de más. Con {better} mantienes tu apuesta.',
  'coach.card.few':
    'Cuidado: con {card} te faltará seguramente una baza. Con {better} mantienes tu apuesta.',
  'coach.wanted':
    '{n, plural, =0 {{bid, select, 0 {Ni una baza, por favor.} other {Ni una baza más, por favor.}}} one {Una baza más y tu {bid} está hecho.} other {# bazas más y tu {bid} está hecho.}}',
  'coach.lost': 'El {bid} ya no se alcanza. Ahora pónselo difícil a los demás.',
  'coach.magic.lead': 'Yo saldría con {card}.',
  'coach.magic.take': '{card} se lleva esta baza. Yo lo haría.',
  'coach.magic.spare': 'Podrías llevártela. Yo la dejaría pasar, con {card}.',
  'coach.magic.none': 'Nada tuyo se la lleva. Yo soltaría {card}.',
  'coach.magic.leaves': 'Entonces la baza se va. {better} se la lleva.',
  'coach.magic.takes': '{card} es demasiado para esta baza. Yo respondería con {better}.',
  'coach.magic.seven':
    'Cuidado: {partner} sigue en juego y suma 7 con ella. {better} es más segura.',
  'coach.magic.dear': 'Quizá necesites {card} más tarde. Yo jugaría {better}.',
};

export default messages;
