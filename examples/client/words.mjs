// What happens at a table, in words.

/** One line for a fact; null for facts that are seen elsewhere. */
export function describe(fact, { info }) {
  const name = info.seats[fact.seat]?.name ?? `Seat ${fact.seat}`;
  switch (fact.type) {
    case 'joined':
      return `${fact.name} sits down on seat ${fact.seat}.`;
    case 'left':
      return `Seat ${fact.seat} is free again.`;
    case 'planned':
      return `Seat ${fact.seat} is for: ${fact.plan}.`;
    case 'started':
      return 'The game begins.';
    case 'moved':
      return `${name} ${describeMove(fact.move)}${fact.by === undefined ? '' : ' (a bot did it)'}.`;
    case 'stood-in':
      return `A bot plays for ${name} now (${fact.reason}).`;
    case 'returned':
      return `${name} is back.`;
    case 'forgotten':
      return `Whoever sat on seat ${fact.seat} had their name deleted; a bot plays on.`;
    case 'undo-asked':
      return `${name} would like to take the last move back.`;
    case 'undo-answered':
      return `${name} ${fact.agrees ? 'agrees' : 'does not agree'}.`;
    case 'undone':
      return `${name}'s last move is taken back.`;
    case 'chatted':
      return `${name}: ${fact.text}`;
    case 'reacted':
      return `${name}: *${fact.reaction}*`;
    case 'rematched':
      return `There is a rematch at table ${fact.table}.`;
    case 'closed':
      return `The table is closed (${fact.reason}).`;
    default:
      return null;
  }
}

function describeMove(move) {
  switch (move.type) {
    case 'bid':
      return `bids ${move.tricks}`;
    case 'play':
      return `plays ${move.card}`;
    case 'lead':
      return `leads ${move.card} against seat ${move.against}`;
    case 'reply':
      return `replies ${move.card}`;
    case 'choose-trump':
      return `names ${move.color} trump`;
    case 'roll':
      return 'rolls the die';
    case 'pass':
      return 'passes';
    default:
      return `uses ${move.option}`;
  }
}

/** How a finished game came out. In Magic 7 for four, points and winners are those of the sides. */
export function describeResult({ info, view }) {
  const points = view.totals ?? view.points;
  const nameOf = (side) =>
    info.seats
      .filter((_, seat) => seat % points.length === side)
      .map(({ name }) => name)
      .join(' and ');
  const line = points.map((total, side) => `${nameOf(side)} ${total}`).join(', ');
  return `The game is over: ${line}. Won by ${view.winners.map(nameOf).join(' and ')}.`;
}
