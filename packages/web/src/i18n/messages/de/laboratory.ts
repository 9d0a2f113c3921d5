import type { Messages } from '../../keys.ts';

const messages: Messages<'laboratory'> = {
  'lab.title': 'Labor',
  'lab.lead':
    'Was sehr viele Spiele unter Bots über Double Lucky 7 und Die Magische 7 lehren. Unter jedem Bild steht der Befehl, der es noch einmal macht.',
  'lab.players': 'Spieler',
  'lab.seats': 'Punkte pro Runde nach der Reihenfolge der Ansage',
  'lab.seats.note':
    'Zuerst der Geber, der als Erster ansagt und immer ausspielt. Wer zuletzt ansagt, darf nicht alles, kennt aber alle anderen Ansagen.',
  'lab.met': 'Erfüllte Ansagen nach Zahl der Karten',
  'lab.bid': 'Übliche Ansage nach Zahl der Karten',
  'lab.wheel': 'Was jedes Feld des Lucky Wheel wert ist',
  'lab.wheel.note':
    'Wo dieses Feld die beste Wahl war: Punkte mehr als beim Passen, jeweils in {worlds} gedachten Verteilungen zu Ende gespielt. Ein behaltener Pawn zählt, was er noch bringen kann. × ist, wie oft.',
  'lab.wheel.early': 'Runden 1–4, 8–11',
  'lab.wheel.late': 'Runden 5–7, 12–14',
  'lab.levels': 'Punkte eines Spiels nach Stufe',
  'lab.levels.note': 'Alle an denselben Tischen, jeder gleich oft auf jedem Platz.',
  'lab.magic': 'Die Magische 7: gewonnene Spiele nach dem, der zuerst ausspielt',
  'lab.sample': '{games} Spiele. So wiederholst du es:',
  'lab.head.place': 'Platz',
  'lab.head.points': 'Punkte',
  'lab.head.cards': 'Karten',
  'lab.head.met': 'Erfüllt',
  'lab.head.bid': 'Ansage',
  'lab.head.option': 'Feld',
  'lab.head.level': 'Stufe',
  'lab.head.won': 'Gewonnen',
  'lab.head.count': 'Gezählt',
  'lab.place.first': 'zuerst',
  'lab.place.last': 'zuletzt',
  'lab.level.random': 'sorglos',
  'lab.level.novice': 'Neuling',
  'lab.level.casual': 'locker',
  'lab.level.regular': 'geübt',
  'lab.level.expert': 'stark',
};

export default messages;
