import type { Messages } from '../../keys.ts';

const messages: Messages<'table'> = {
  'final.club': 'High Rollers Club',
  'final.record': 'Protokoll sichern',
  'final.lookBack': 'Zurückblicken',
  'unreadable.text':
    'Das Gespeicherte ist beschädigt oder aus einer anderen Version. Es liegt jetzt beiseite, du kannst es herunterladen. Alles andere ist unberührt.',
  'unreadable.download': 'Herunterladen',
  'missing.text': 'Dieses Spiel ist zu Ende oder nicht auf diesem Gerät gespeichert.',
  'elsewhere.title': 'Dieses Spiel ist in einem anderen Tab offen',
  'elsewhere.text':
    'Gespielt wird in einem Tab, damit kein Zug verloren geht. Spiel dort weiter, oder hier.',
  'elsewhere.here': 'Hier weiterspielen',
  'unsaved.text':
    'Dieses Gerät kann das Spiel nicht speichern: Der Speicher ist voll oder gesperrt. Lass die Seite bis zum Ende offen.',
  'broken.title': 'Etwas ist schiefgegangen',
  'broken.text': 'Das Spiel ist stehen geblieben. Gespeichert ist es bis zum letzten Zug.',
  'broken.again': 'Weiterspielen',

  'bar.trick': 'Stich {trick} von {cards}',
  'bar.finished': 'zu Ende',
  'bar.menu': 'Menü',
  'bar.sound': 'Ton',

  'seat.opponents': 'Gegner',
  'seat.you': 'Du ({name})',
  'seat.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'seat.thinks': '{name} überlegt …',
  'seat.bot': 'Bot',
  'seat.away': 'Abwesend',

  'trick.label': 'Stich',
  'trick.led': 'Ausspiel',
  'trick.card': '{name}: {card}',
  'trick.last': 'Letzter Stich',
  'trick.last.winner': 'Er ging an {name}.',

  'hand.label':
    '{cards, plural, =0 {Du hast keine Karten mehr} one {Deine Hand, eine Karte} other {Deine Hand, # Karten}}',
  'hand.hidden': 'Die Karten sind verdeckt.',
  'hand.reason.wait': 'Du bist nicht dran.',
  'hand.again': 'Noch einmal wählen, dann ist sie gespielt.',

  'turn.lead': 'Du bist dran: Spiel eine Karte aus.',
  'turn.selected':
    '{by, select, mouse {{card}: zum Spielen noch mal klicken} keys {{card}: mit Enter spielen} other {{card}: zum Spielen noch mal tippen}}',
  'turn.goOn':
    '{by, select, mouse {Weiter mit einem Klick} keys {Weiter mit Esc} other {Weiter mit einem Tipp}}',
  'turn.claim': 'Der Rest ist meiner',
  'turn.takeBack': 'Zurücknehmen',
  'turn.takenBack': 'Zurückgenommen. Du bist wieder dran.',
  'turn.title': 'Du bist dran',

  'wheel.title': 'Lucky Wheel',

  'sheet.title': 'Punkteblock',
  'sheet.total': 'Summe',

  'final.won.you': 'Gewonnen, {name}!',
  'final.won': '{name} gewinnt',
  'final.shared': '{names} gewinnen gemeinsam',
  'final.again': 'Gleich noch mal zusammen',
  'final.start': 'Startseite',
  'final.share': 'Teilen',
  'final.shared.saved': 'Bild gesichert',

  'menu.title': 'Menü',
  'menu.continue': 'Weiterspielen',
  'menu.settings': 'Einstellungen',
  'menu.sheet': 'Punkteblock',
  'menu.help': 'Tasten und Hilfe',
  'menu.rules': 'Die Regeln',
  'help.title': 'Was kann ich tun?',
  'help.nothing': 'Für dich gibt es jetzt nichts zu tun.',
  'help.rule': 'Die Regel lesen',
  'menu.leave': 'Tisch verlassen',
  'menu.leave.note': 'Das Spiel bleibt erhalten. Auf der Startseite geht es weiter.',

  'curtain.title': 'Du bist dran, {name}',
  'curtain.text': 'Gib das Gerät weiter. Alle anderen schauen weg.',
  'curtain.lift': 'Ich bin {name}: Karten zeigen',

  'keys.title': 'Tasten',
  'keys.arrows': 'Durch deine Hand gehen',
  'keys.enter': 'Karte anheben, spielen; bestätigen',
  'keys.digits': 'Ansage wählen',
  'keys.p': 'Am Wheel passen',
  'keys.l': 'Letzter Stich',
  'keys.s': 'Punkteblock',
  'keys.m': 'Menü',
  'keys.h': 'Zu deiner Hand',
  'keys.esc': 'Zurücklegen, schließen; Bewegung überspringen',
  'keys.help': 'Diese Liste',
  'keys.off': 'Einzelne Tasten sind in den Einstellungen ausgeschaltet.',

  'said.lead': '{you, select, yes {Du spielst} other {{name} spielt}} {card} aus.',
  'said.takes': '{you, select, yes {Du machst} other {{name} macht}} den Stich.',
  'list.and': '{a} und {b}',

  'refusal.other': 'Das geht jetzt nicht.',
  'fair.sealed': 'Die Kartenverteilung ist versiegelt: {seal}',
  'fair.checking': 'Die Kartenverteilung wird geprüft …',
  'fair.good': 'Geprüft: Alle Karten kamen so, wie sie vor dem ersten Geben versiegelt waren.',
  'fair.bad': 'Die Kartenverteilung passt nicht zu ihrem Siegel.',
  'fair.explained':
    'Vor dem ersten Geben hat dieses Gerät ein Geheimnis gezogen und sein Siegel gezeigt. Daraus folgt jede Karte. Jetzt ist es offen, und dein Browser hat alles noch einmal ausgeteilt und verglichen.',
  'fair.seal': 'Siegel, vor dem ersten Geben gezeigt',
  'fair.secret': 'Geheimnis, jetzt geöffnet',

  'online.talk.title': 'Tischgespräch',
};

export default messages;
