import type { Trick } from './stage.ts';

/** Connections over which nothing ever comes. */
const saySilent: Trick = async (stage) => {
  for (let i = 0; i < stage.luck.between(1, 20); i++) {
    const socket = await stage.connect();
    if (socket === null) return;
    stage.linger(socket);
  }
};

/** Many sockets at once, all watching. */
const crowd: Trick = async (stage) => {
  const { luck } = stage;
  const cookie = luck.isOneIn(2) ? stage.anyone() : undefined;
  const code = stage.anyTable();
  for (let i = 0; i < luck.between(1, 20); i++) {
    const raw = await stage.greet(cookie);
    if (raw === null) return;
    raw.say(JSON.stringify({ type: 'watch', id: i, table: code, since: 0 }));
    stage.linger(raw.socket);
  }
};

/** Comes, uses up the allowance, goes, and comes again for a new one. */
const renew: Trick = async (stage) => {
  const { luck } = stage;
  const cookie = luck.isOneIn(3) ? undefined : stage.anyone();
  const code = stage.anyTable();
  for (let i = 0; i < luck.between(1, 4); i++) {
    const raw = await stage.greet(cookie);
    if (raw === null) return;
    const count = luck.between(50, 250);
    for (let id = 0; id < count; id++) {
      raw.say(JSON.stringify({ type: 'watch', id, table: code, since: 0 }));
    }
    await stage.hear(raw, luck.below(count));
    stage.end(raw);
  }
};

/** Everybody it can be, at once, each within their own allowance: what all of an address may do together is used up. */
const drain: Trick = async (stage) => {
  const { luck } = stage;
  const cookies = luck.isOneIn(4) ? Array<undefined>(20).fill(undefined) : [...stage.identities];
  const crowd = await Promise.all(cookies.map((cookie) => stage.greet(cookie)));
  const text = luck.pick(['{}', '{"type":"x","id":1}', `{"type":"${'x'.repeat(1000)}"}`]);
  const count = luck.between(20, 190);
  for (let i = 0; i < count; i++) {
    for (const raw of crowd) raw?.say(text);
    if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  for (const raw of crowd) {
    if (raw === null) continue;
    await stage.hear(raw, luck.below(count));
    stage.end(raw);
  }
};

/** Asks for much and reads nothing. */
const readNothing: Trick = async (stage) => {
  const raw = await stage.greet(stage.anyone());
  if (raw === null) return;
  raw.socket.pause();
  const table = stage.anyTable();
  for (let id = 0; id < 180; id++) {
    raw.say(JSON.stringify({ type: 'watch', id, table, since: 0 }));
  }
  stage.linger(raw.socket);
};

export const CONNECTION_TRICKS = { saySilent, crowd, renew, drain, readNothing };
