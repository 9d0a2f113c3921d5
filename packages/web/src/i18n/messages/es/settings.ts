import type { Messages } from '../../keys.ts';

const messages: Messages<'settings'> = {
  'settings.theme': 'Tema',
  'settings.theme.system': 'Del dispositivo',
  'settings.theme.dark': 'Fieltro, oscuro',
  'settings.theme.light': 'Arena, claro',
  'settings.speed': 'Velocidad',
  'settings.speed.calm': 'Calma',
  'settings.speed.normal': 'Media',
  'settings.speed.quick': 'Rápida',
  'settings.speed.off': 'Nada',
  'settings.hold': 'Pausa tras una baza',
  'settings.hold.none': 'Nada',
  'settings.hold.short': 'Corta',
  'settings.hold.normal': 'Media',
  'settings.hold.long': 'Larga',
  'settings.hold.tap': 'Hasta tocar',
  'settings.sort': 'Ordenar la mano por',
  'settings.sort.color': 'Color',
  'settings.sort.rank': 'Número',
  'settings.sound': 'Sonido',
  'settings.vibration': 'Vibrar en mi turno',
  'settings.confirm': 'Confirmar antes de jugar',
  'settings.confirm.note': 'Un toque levanta la carta, el segundo la juega.',
  'settings.autoPlay': 'La carta obligada se juega sola',
  'settings.autoPlay.note': 'Tras un momento, para no delatar nada.',
  'settings.largeMarks': 'Signos de color más grandes',
  'settings.whisper': 'El entrenador susurra',
  'settings.whisper.note':
    'Contra bots: una palabra sobre tu apuesta, y antes de una carta que la tira. Consta en el acta.',
  'settings.fun': 'Play for Fun',
  'settings.fun.note': 'Quien falla su apuesta saca una prenda de vuestra lista.',
  'settings.shortcuts': 'Atajos de una tecla',
  'settings.shortcuts.note':
    'Los números apuestan, las letras abren. Flechas e Intro funcionan siempre.',

  'fun.list': 'Vuestras prendas',
  'fun.list.note': '{n} en total: cambiar, añadir, quitar',
  'fun.item': 'Prenda {n}',
  'fun.remove': 'Quitar la prenda {n}',
  'fun.new': 'Una prenda propia',
  'fun.add': 'Añadir',
  'fun.full': '{n} prendas, la lista está llena. Quita una para añadir otra.',
  'fun.reset': 'Volver a nuestra lista',
};

export default messages;
