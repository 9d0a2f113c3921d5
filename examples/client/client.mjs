// A complete client of the live protocol (docs/protocol.md) in plain Node, version 22 or newer.
// It sits down at a table and plays any legal move.
//
//   node client.mjs http://localhost:7777                     opens a table and prints its link
//   node client.mjs http://localhost:7777/#/table/ABCDEF      joins the table with that link

/* global fetch */

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import { Connection } from './connection.mjs';
import { describe, describeResult } from './words.mjs';

const USAGE = `usage: node client.mjs LINK [--name NAME]
       [--game double-lucky-7] [--options '{"rounds":7}'] [--seats open,open,random]
LINK is the server's address, to open a table, or the link of a table, to join it.`;

const { origin, code: given, values } = readArguments();
const cookie = await introduce();
const code = given ?? (await openTable());
console.log(`Table ${code}: ${origin}/#/table/${code}`);

const connection = new Connection({
  origin,
  cookie,
  code,
  onNews(facts) {
    for (const fact of facts) {
      const words = describe(fact, connection.table);
      if (words !== null) console.log(words);
    }
    act(connection.table);
  },
  onRefusal: (refusal, { type }) => giveUp(`${type} was refused: ${refusal}`),
  onCut: () => console.log('The connection is lost; coming back.'),
  onEnd: giveUp,
});

/** Looks at the table and does what is to be done. One command of a kind at a time. */
function act({ seq, you, info, view, moves }) {
  const wants = (type) => !connection.isWaiting(type);
  if (info.status === 'open') {
    const isFull = info.seats.every(({ kind }) => kind !== 'open');
    if (you === null && wants('join'))
      connection.send('join', { name: values.name, entropy: entropy() });
    else if (you !== null && info.host === you && isFull && wants('start'))
      connection.send('start');
  } else if (info.status === 'playing') {
    if (you === null && wants('join')) giveUp('the game has begun without us');
    else if (moves.length > 0 && wants('play')) connection.send('play', { seq, move: any(moves) });
  } else {
    if (info.status === 'over') {
      console.log(describeResult({ info, view }));
      console.log(`The record: ${origin}/api/records/${info.record}`);
    }
    connection.close();
  }
}

function any(moves) {
  return moves[Math.floor(Math.random() * moves.length)];
}

/** What this player adds to the seed, so that nobody else can choose the deals. */
function entropy() {
  return randomBytes(16).toString('hex');
}

/** Says a name; who we are from then on stands in the cookie. */
async function introduce() {
  const response = await post('/api/me', { name: values.name });
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

async function openTable() {
  const { game, options, seats } = values;
  const wish = { game, options: JSON.parse(options), seats: seats.split(',') };
  const response = await post('/api/tables', wish, { cookie });
  return (await response.json()).code;
}

async function post(path, body, headers = {}) {
  const response = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) giveUp(`${path} was refused: ${(await response.json()).error.code}`);
  return response;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string', default: 'Example' },
        game: { type: 'string', default: 'double-lucky-7' },
        options: { type: 'string', default: '{"rounds":7}' },
        seats: { type: 'string', default: 'open,open,random' },
      },
    });
    const [link, ...more] = positionals;
    if (more.length > 0) throw new Error('one link, please');
    const { origin, pathname, hash } = new URL(link);
    const code = /\/([A-Za-z]{6})$/.exec(pathname + hash)?.[1]?.toUpperCase() ?? null;
    return { origin, code, values };
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

function giveUp(why) {
  console.error(`Sorry: ${why}`);
  process.exit(1);
}
