import type { Messages } from '../../keys.ts';

const messages: Messages<'app'> = {
  'app.name': 'Table Seven',
  'app.close': 'Cerrar',
  'app.back': 'Volver',
  'app.cancel': 'Cancelar',
  'app.loading': 'Un momento…',
  'app.again': 'Probar otra vez',
  'app.start': 'Ir al inicio',
  'app.justNow': 'ahora mismo',
  'app.language': 'Idioma',
  'app.language.now': '{code}, idioma: {name}',

  'load.title': 'Esto no se ha podido cargar',
  'load.slow': 'Tarda más de lo normal',
  'load.text':
    'Puede que la conexión sea mala o que acabe de salir una versión nueva. Tus partidas y ajustes están a salvo.',
  'load.unreachable': 'Todavía no se llega al servidor. Mira tu red y prueba otra vez.',

  'game.double-lucky-7': 'Double Lucky 7',
  'game.double-lucky-7.pitch': 'Di cuántas bazas ganarás. Y gana justo esas.',
  'game.magic-7': 'Die Magische 7',
  'game.magic-7.pitch': 'Suma 7 y la baza es tuya.',
  'game.players': '{min}–{max} jugadores',

  'start.title': 'Siete asientos, uno es tuyo.',
  'start.lead':
    'Dos juegos de cartas en torno al siete. Con bots, con amigos en un solo dispositivo, en el tren sin cobertura.',
  'start.games': '¿Qué juego?',
  'start.play': 'A jugar',
  'start.play.bots':
    'Tú y {bots, plural, one {un bot} =2 {dos bots} =3 {tres bots} =4 {cuatro bots} =5 {cinco bots} =6 {seis bots} other {# bots}}, ya mismo',
  'start.level': 'Nivel de los bots',
  'start.level.novice': 'Novato',
  'start.level.casual': 'Relajado',
  'start.level.regular': 'Hábil',
  'start.level.expert': 'Fuerte',
  'start.change': 'Tu mesa',
  'start.change.note': 'Jugadores, bots, duración y reglas',
  'start.together': 'Juntos en un dispositivo',
  'start.together.note': 'Pasa de mano en mano',
  'start.continue': 'Continuar',
  'start.continue.round': 'Ronda {round} de {rounds} · {names}',
  'start.more':
    '{n, plural, one {Otra partida sin terminar} other {Otras # partidas sin terminar}}',
  'start.unfinished': 'Partidas sin terminar',
  'start.forget': 'Descartar esta partida',
  'start.discarded': '{game}: partida descartada',
  'start.undo': 'Deshacer',
  'start.new': '¿Primera vez? Cinco minutos',
  'start.learn': 'Lecciones y reglas',
  'start.pad': 'Bloc de puntos para cartas reales',
  'start.history': 'Tus partidas',
  'start.fair': 'Puedes comprobar cada reparto. Sin anuncios.',
  'start.you': 'tú',

  'unreadable.title': 'Esta partida no se puede leer',

  'card.joker': 'Comodín',

  'settings.title': 'Ajustes',

  'online.start': 'Con amigos',
  'online.start.note': 'Un enlace o un código QR y un nombre. Sin cuenta.',
};

export default messages;
