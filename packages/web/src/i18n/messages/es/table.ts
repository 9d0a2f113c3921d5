import type { Messages } from '../../keys.ts';

const messages: Messages<'table'> = {
  'final.club': 'High Rollers Club',
  'final.record': 'Guardar la partida',
  'final.lookBack': 'Ver de nuevo',
  'unreadable.text':
    'Lo guardado está dañado o es de otra versión. Está aparte y puedes descargarlo. Todo lo demás sigue intacto.',
  'unreadable.download': 'Descargar',
  'missing.text': 'Esta partida ha terminado o no está en este dispositivo.',
  'elsewhere.title': 'Esta partida está abierta en otra pestaña',
  'elsewhere.text':
    'Se juega en una sola pestaña, para no perder ninguna jugada. Sigue allí, o aquí.',
  'elsewhere.here': 'Seguir aquí',
  'unsaved.text':
    'Este dispositivo no puede guardar la partida: la memoria está llena o bloqueada. Deja esta página abierta hasta el final.',
  'broken.title': 'Algo ha fallado',
  'broken.text': 'La partida se ha parado. Está guardada hasta la última jugada.',
  'broken.again': 'Continuar',

  'bar.trick': 'Baza {trick} de {cards}',
  'bar.finished': 'terminada',
  'bar.menu': 'Menú',
  'bar.sound': 'Sonido',

  'seat.opponents': 'Rivales',
  'seat.you': 'Tú ({name})',
  'seat.points': '{points, plural, one {# punto} other {# puntos}}',
  'seat.thinks': '{name} está pensando…',
  'seat.bot': 'Bot',
  'seat.away': 'Ausente',

  'trick.label': 'Baza',
  'trick.led': 'salida',
  'trick.card': '{name}: {card}',
  'trick.last': 'Última baza',
  'trick.last.winner': 'Fue para {name}.',

  'hand.label':
    '{cards, plural, =0 {Ya no tienes cartas} one {Tu mano, una carta} other {Tu mano, # cartas}}',
  'hand.hidden': 'Las cartas están tapadas.',
  'hand.reason.wait': 'No te toca.',
  'hand.again': 'Elígela otra vez para jugarla.',

  'turn.lead': 'Te toca: sal con una carta.',
  'turn.selected':
    '{by, select, mouse {{card}: haz clic otra vez para jugar} keys {{card}: Intro para jugar} other {{card}: toca otra vez para jugar}}',
  'turn.goOn':
    '{by, select, mouse {Haz clic para seguir} keys {Esc para seguir} other {Toca para seguir}}',
  'turn.claim': 'El resto es mío',
  'turn.takeBack': 'Deshacer tu jugada',
  'turn.takenBack': 'Deshecho. Te toca otra vez.',
  'turn.title': 'Te toca',

  'wheel.title': 'Lucky Wheel',

  'sheet.title': 'Bloc de puntos',
  'sheet.total': 'Suma',

  'final.won.you': '¡Ganas, {name}!',
  'final.won': 'Gana {name}',
  'final.shared': 'Comparten la victoria: {names}',
  'final.again': 'Otra con la misma gente',
  'final.start': 'Inicio',
  'final.share': 'Compartir',
  'final.shared.saved': 'Imagen guardada',

  'menu.title': 'Menú',
  'menu.continue': 'Seguir jugando',
  'menu.settings': 'Ajustes',
  'menu.sheet': 'Bloc de puntos',
  'menu.help': 'Teclas y ayuda',
  'menu.rules': 'Las reglas',
  'help.title': '¿Qué puedo hacer?',
  'help.nothing': 'Ahora no tienes que hacer nada.',
  'help.rule': 'Leer la regla',
  'menu.leave': 'Dejar la mesa',
  'menu.leave.note': 'La partida se guarda. Retómala desde la página de inicio.',

  'curtain.title': 'Te toca, {name}',
  'curtain.text': 'Pasa el dispositivo. Los demás no miran.',
  'curtain.lift': 'Soy {name}: ver mis cartas',

  'keys.title': 'Teclas',
  'keys.arrows': 'Recorrer tu mano',
  'keys.enter': 'Levantar una carta, jugarla; confirmar',
  'keys.digits': 'Elegir una apuesta',
  'keys.p': 'Pasar en la Wheel',
  'keys.l': 'Última baza',
  'keys.s': 'Bloc de puntos',
  'keys.m': 'Menú',
  'keys.h': 'Ir a tu mano',
  'keys.esc': 'Devolver, cerrar; saltar un movimiento',
  'keys.help': 'Esta lista',
  'keys.off': 'Los atajos de una tecla están desactivados en los ajustes.',

  'said.lead': '{you, select, yes {Sales} other {{name} sale}} con {card}.',
  'said.takes': '{you, select, yes {Te llevas} other {{name} se lleva}} la baza.',
  'list.and': '{a} y {b}',

  'refusal.other': 'Ahora no se puede.',
  'fair.sealed': 'El reparto está sellado: {seal}',
  'fair.checking': 'Comprobando el reparto…',
  'fair.good': 'Comprobado: las cartas salieron tal como se sellaron antes del primer reparto.',
  'fair.bad': 'El reparto no coincide con su sello.',
  'fair.explained':
    'Antes del primer reparto, este dispositivo eligió un secreto y mostró su sello. De él salen todas las cartas. Ahora está abierto, y tu navegador lo ha repartido todo otra vez para compararlo.',
  'fair.seal': 'Sello, mostrado antes del primer reparto',
  'fair.secret': 'Secreto, abierto ahora',

  'online.talk.title': 'Chat de la mesa',
};

export default messages;
