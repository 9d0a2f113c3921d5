import type { Messages } from '../../keys.ts';

const messages: Messages<'me'> = {
  'online.me.save': 'Guardar',
  'online.me.saved': 'Guardado',
  'online.me.unknown': 'Aún no has jugado en línea con este dispositivo. Basta un nombre.',
  'online.me.empty': 'Aún no hay partidas terminadas. Aparecerán aquí.',
  'online.me.sum':
    '{games, plural, one {# partida} other {# partidas}}, {wins, plural, one {# ganada} other {# ganadas}}',
  'online.me.withBot':
    '{n, plural, one {En una victoria un bot hizo algunas jugadas.} other {En # victorias un bot hizo algunas jugadas.}}',
  'online.me.points': 'Puntos por ronda, partida a partida',
  'online.me.points.label':
    'Puntos por ronda en {games, plural, one {# partida} other {# partidas}}, {mean} de media',
  'online.me.bids': 'Apuestas cumplidas, por número de cartas',
  'online.me.bids.key': 'La raya negra es lo que cumple un bot relajado en partidas de cuatro.',
  'online.me.game': 'Partida',
  'online.me.perRound': 'Puntos por ronda',
  'online.me.rounds': 'Rondas',
  'online.me.cards': 'Cartas',
  'online.me.met': 'Cumplidas',
  'online.me.expected': 'Bot relajado',
  'online.me.modes': 'Victorias por modo',
  'online.me.modes.line': '{wins} de {games}',
  'online.me.history': 'Tus partidas',
  'online.me.players': '{n, plural, one {# jugador} other {# jugadores}}',
  'online.me.won': 'ganada',
  'online.me.more': 'Ver más',
  'online.me.data': 'Tus datos',
  'online.me.move': 'Llevarme a otro dispositivo',
  'online.me.move.note': 'Te acompañan nombre, partidas y estadísticas.',
  'online.me.others': 'Cerrar sesión en otros dispositivos',
  'online.me.others.note':
    '¿Has perdido el móvil o has usado el de otra persona? Solo este seguirá siendo tuyo.',
  'online.me.others.done': 'Hecho: ahora solo este dispositivo es el tuyo.',
  'online.me.move.text':
    'Abre este enlace en el otro dispositivo antes de diez minutos. Vale una vez; no se lo des a nadie más.',
  'online.me.move.qr': 'Código QR con el enlace para tu otro dispositivo',
  'online.me.delete': 'Borrar todo lo mío',
  'online.me.delete.note': 'Nombre, historial y estadísticas, para siempre.',
  'online.me.delete.title': '¿Borrarlo todo?',
  'online.me.delete.text':
    'Tu nombre, tu historial y tus estadísticas se borran. Las partidas con otras personas quedan, sin tu nombre. No se puede deshacer.',
  'online.me.delete.go': 'Borrar',
  'online.claim.title': '¿Es tu dispositivo?',
  'online.claim.text':
    'Este enlace hace tuyo este dispositivo: tu nombre, tus partidas, tus estadísticas. Se cierra la sesión de quien lo usaba antes.',
  'online.claim.go': 'Sí, soy yo',
  'online.claim.refused':
    'Este enlace ya se usó o tiene más de diez minutos. Haz otro en tu otro dispositivo, en tu página.',
};

export default messages;
