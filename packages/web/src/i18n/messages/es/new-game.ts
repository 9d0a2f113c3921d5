import type { Messages } from '../../keys.ts';

const messages: Messages<'new-game'> = {
  'new.title': 'Tu mesa',
  'new.game': 'Juego',
  'new.length': 'Duración',
  'new.length.14': '14 rondas',
  'new.length.7': '7 rondas',
  'new.mode': 'Modo',
  'new.mode.classic': 'Clásico',
  'new.mode.classic.note': 'Apostar y ganar bazas. Sin Lucky Wheel.',
  'new.mode.tactical': 'Tactical Escape',
  'new.mode.tactical.note':
    'Una vez por mitad, tu peón revoluciona la ronda, donde y cuando quieras.',
  'new.mode.dice': 'Lucky Dice',
  'new.mode.dice.note': 'Una vez por mitad, el dado decide qué hace tu peón.',
  'new.players': 'Jugadores',
  'new.house': 'Reglas de la casa',
  'new.joker': 'El triunfo lo elige quien reparte',
  'new.joker.note':
    'Si sale el Comodín, quien reparte elige el color de triunfo. Si no, en cada baza es triunfo el color con el que sale quien reparte.',
  'new.lastTrick': 'Ver la última baza',
  'new.lastTrick.note': 'Sin esto, una baza hecha se ve solo hasta la carta siguiente.',
  'new.mirror': 'El Dragón copia',
  'new.mirror.note': 'Un Dragón vale lo mismo que la otra carta de su baza. Si no, vale 0.',
  'new.openScore': 'Puntos a la vista',
  'new.openScore.note': 'Todo el mundo ve los puntos durante la partida.',
  'new.alternate': 'Cambiar de rival',
  'new.alternate.note': 'Quien sale dos veces seguidas, la segunda va contra el otro rival.',
  'new.seats': 'Quién se sienta dónde',
  'new.seat': 'Asiento {n}',
  'new.name': 'Nombre',
  'new.three': 'Para tres no hay reglas en la hoja: estas son nuestras.',
  'new.kind': 'Quién juega',
  'new.kind.human': 'Persona',
  'new.kind.novice': 'Bot novato',
  'new.kind.casual': 'Bot relajado',
  'new.kind.regular': 'Bot hábil',
  'new.kind.expert': 'Bot fuerte',
  'new.people': 'Varias personas en un dispositivo: entre turnos, un telón tapa las cartas.',
};

export default messages;
