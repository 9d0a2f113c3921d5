import type { Messages } from '../../keys.ts';

const messages: Messages<'table'> = {
  'final.club': 'High Rollers Club',
  'final.record': 'Verslag bewaren',
  'final.lookBack': 'Terugkijken',
  'unreadable.text':
    'Wat bewaard is, is beschadigd of komt uit een andere versie. Het ligt nu apart; je kunt het downloaden. Al het andere is er nog.',
  'unreadable.download': 'Downloaden',
  'missing.text': 'Dit spel is afgelopen of staat niet op dit apparaat.',
  'elsewhere.title': 'Dit spel staat open in een ander tabblad',
  'elsewhere.text':
    'Er wordt in één tabblad gespeeld, zodat geen zet verloren gaat. Speel daar verder, of hier.',
  'elsewhere.here': 'Hier verder spelen',
  'unsaved.text':
    'Dit apparaat kan het spel niet bewaren: het geheugen is vol of geblokkeerd. Laat deze pagina open tot het einde.',
  'broken.title': 'Er ging iets mis',
  'broken.text': 'Het spel is gestopt. Het is bewaard tot en met de laatste zet.',
  'broken.again': 'Verder spelen',

  'bar.trick': 'Slag {trick} van {cards}',
  'bar.finished': 'klaar',
  'bar.menu': 'Menu',
  'bar.sound': 'Geluid',

  'seat.opponents': 'Tegenstanders',
  'seat.you': 'Jij ({name})',
  'seat.points': '{points, plural, one {# punt} other {# punten}}',
  'seat.thinks': '{name} denkt na …',
  'seat.bot': 'Bot',
  'seat.away': 'Afwezig',

  'trick.label': 'Slag',
  'trick.led': 'komt uit',
  'trick.card': '{name}: {card}',
  'trick.last': 'Laatste slag',
  'trick.last.winner': 'Voor {name}.',

  'hand.label':
    '{cards, plural, =0 {Je hebt geen kaarten meer} one {Je hand, één kaart} other {Je hand, # kaarten}}',
  'hand.hidden': 'De kaarten zijn afgedekt.',
  'hand.reason.wait': 'Je bent niet aan de beurt.',
  'hand.again': 'Kies hem nog eens om te spelen.',

  'turn.lead': 'Jouw beurt: kom uit.',
  'turn.selected':
    '{by, select, mouse {{card}: klik nog eens om te spelen} keys {{card}: Enter om te spelen} other {{card}: tik nog eens om te spelen}}',
  'turn.goOn':
    '{by, select, mouse {Klik om verder te gaan} keys {Esc om verder te gaan} other {Tik om verder te gaan}}',
  'turn.claim': 'De rest is voor mij',
  'turn.takeBack': 'Terugnemen',
  'turn.takenBack': 'Teruggenomen. Jij bent weer aan de beurt.',
  'turn.title': 'Jouw beurt',

  'wheel.title': 'Lucky Wheel',

  'sheet.title': 'Scoreblok',
  'sheet.total': 'Totaal',

  'final.won.you': 'Jij wint, {name}!',
  'final.won': '{name} wint',
  'final.shared': '{names} winnen samen',
  'final.again': 'Nog eens met z’n allen',
  'final.start': 'Startpagina',
  'final.share': 'Delen',
  'final.shared.saved': 'Plaatje bewaard',

  'menu.title': 'Menu',
  'menu.continue': 'Verder spelen',
  'menu.settings': 'Instellingen',
  'menu.sheet': 'Scoreblok',
  'menu.help': 'Toetsen en hulp',
  'menu.rules': 'De regels',
  'help.title': 'Wat kan ik doen?',
  'help.nothing': 'Je hoeft nu niets te doen.',
  'help.rule': 'Lees de regel',
  'menu.leave': 'De tafel verlaten',
  'menu.leave.note': 'Het spel blijft bewaard. Ga verder vanaf de startpagina.',

  'curtain.title': 'Jouw beurt, {name}',
  'curtain.text': 'Geef het apparaat door. De anderen kijken even weg.',
  'curtain.lift': 'Ik ben {name}: toon mijn kaarten',

  'keys.title': 'Toetsen',
  'keys.arrows': 'Door je hand bladeren',
  'keys.enter': 'Kaart optillen, spelen; bevestigen',
  'keys.digits': 'Voorspelling kiezen',
  'keys.p': 'Passen bij het Wheel',
  'keys.l': 'Laatste slag',
  'keys.s': 'Scoreblok',
  'keys.m': 'Menu',
  'keys.h': 'Naar je hand',
  'keys.esc': 'Terugleggen, sluiten; beweging overslaan',
  'keys.help': 'Deze lijst',
  'keys.off': 'Sneltoetsen van één letter staan uit in de instellingen.',

  'said.lead': '{you, select, yes {Jij komt} other {{name} komt}} uit met {card}.',
  'said.takes': '{you, select, yes {Jij wint} other {{name} wint}} de slag.',
  'list.and': '{a} en {b}',

  'refusal.other': 'Dat kan nu niet.',
  'fair.sealed': 'Alle kaarten zijn verzegeld: {seal}',
  'fair.checking': 'Het delen wordt gecontroleerd …',
  'fair.good': 'Gecontroleerd: elke kaart kwam zoals vóór het eerste delen verzegeld.',
  'fair.bad': 'De kaarten kloppen niet met hun zegel.',
  'fair.explained':
    'Vóór het eerste delen trok dit apparaat een geheim en liet het zegel ervan zien. Daaruit volgt elke kaart. Nu is het open, en je browser heeft alles nog eens gedeeld en vergeleken.',
  'fair.seal': 'Zegel, getoond vóór het eerste delen',
  'fair.secret': 'Geheim, nu geopend',

  'online.talk.title': 'Tafelgesprek',
};

export default messages;
