import type { Messages } from '../../keys.ts';

const messages: Messages<'laboratory'> = {
  'lab.title': 'Laboratorium',
  'lab.lead':
    'Wat heel veel spellen tussen bots leren over Double Lucky 7 en Die Magische 7. Onder elk plaatje staat de opdracht die het opnieuw maakt.',
  'lab.players': 'Spelers',
  'lab.seats': 'Punten per ronde naar de volgorde van voorspellen',
  'lab.seats.note':
    'Eerst de dealer, die als eerste voorspelt en altijd uitkomt. Wie als laatste voorspelt mag niet alles, maar kent alle andere voorspellingen.',
  'lab.met': 'Gehaalde voorspellingen per aantal kaarten',
  'lab.bid': 'Gebruikelijke voorspelling per aantal kaarten',
  'lab.wheel': 'Wat elk vakje van het Lucky Wheel waard is',
  'lab.wheel.note':
    'Waar dit vakje de beste keuze was: punten meer dan bij passen, elk in {worlds} bedachte delingen uitgespeeld. Een bewaarde pawn telt wat hij nog kan opleveren. × is hoe vaak.',
  'lab.wheel.early': 'Rondes 1–4, 8–11',
  'lab.wheel.late': 'Rondes 5–7, 12–14',
  'lab.levels': 'Punten van een spel per niveau',
  'lab.levels.note': 'Allemaal aan dezelfde tafels, elk even vaak op elke plaats.',
  'lab.magic': 'Die Magische 7: gewonnen spellen naar wie eerst uitkomt',
  'lab.sample': '{games} spellen. Zo herhaal je het:',
  'lab.head.place': 'Plaats',
  'lab.head.points': 'Punten',
  'lab.head.cards': 'Kaarten',
  'lab.head.met': 'Gehaald',
  'lab.head.bid': 'Voorspelling',
  'lab.head.option': 'Vakje',
  'lab.head.level': 'Niveau',
  'lab.head.won': 'Gewonnen',
  'lab.head.count': 'Geteld',
  'lab.place.first': 'eerst',
  'lab.place.last': 'laatst',
  'lab.level.random': 'zorgeloos',
  'lab.level.novice': 'beginneling',
  'lab.level.casual': 'gezellig',
  'lab.level.regular': 'geoefend',
  'lab.level.expert': 'sterk',
};

export default messages;
