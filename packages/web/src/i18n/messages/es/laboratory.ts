import type { Messages } from '../../keys.ts';

const messages: Messages<'laboratory'> = {
  'lab.title': 'Laboratorio',
  'lab.lead':
    'Lo que muchísimas partidas entre bots enseñan sobre Double Lucky 7 y Die Magische 7. Bajo cada imagen está la orden que la repite.',
  'lab.players': 'Jugadores',
  'lab.seats': 'Puntos por ronda según el orden de apuesta',
  'lab.seats.note':
    'Primero quien reparte, que apuesta primero y siempre sale. El último no puede apostar cualquier cosa, pero conoce las demás apuestas.',
  'lab.met': 'Apuestas cumplidas según el número de cartas',
  'lab.bid': 'Apuesta habitual según el número de cartas',
  'lab.wheel': 'Lo que vale cada casilla de la Lucky Wheel',
  'lab.wheel.note':
    'Donde esta casilla era la mejor opción: puntos más que al pasar, cada cosa jugada en {worlds} repartos imaginados. Un peón guardado cuenta lo que aún puede dar. × es cuántas veces.',
  'lab.wheel.early': 'Rondas 1–4, 8–11',
  'lab.wheel.late': 'Rondas 5–7, 12–14',
  'lab.levels': 'Puntos de una partida según el nivel',
  'lab.levels.note': 'Todos en las mismas mesas, cada uno igual de veces en cada sitio.',
  'lab.magic': 'Die Magische 7: partidas ganadas según quién sale primero',
  'lab.sample': '{games} partidas. Para repetirlo:',
  'lab.head.place': 'Sitio',
  'lab.head.points': 'Puntos',
  'lab.head.cards': 'Cartas',
  'lab.head.met': 'Cumplidas',
  'lab.head.bid': 'Apuesta',
  'lab.head.option': 'Casilla',
  'lab.head.level': 'Nivel',
  'lab.head.won': 'Ganadas',
  'lab.head.count': 'Contadas',
  'lab.place.first': 'primero',
  'lab.place.last': 'último',
  'lab.level.random': 'despreocupado',
  'lab.level.novice': 'novato',
  'lab.level.casual': 'tranquilo',
  'lab.level.regular': 'veterano',
  'lab.level.expert': 'experto',
};

export default messages;
