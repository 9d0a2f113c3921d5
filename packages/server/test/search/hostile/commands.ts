import type { Luck } from '../luck.ts';
import type { Stage, Trick } from './stage.ts';

const GAMES = ['double-lucky-7', 'magic-7'];
const PLANS = ['open', 'random', 'novice', 'casual', 'expert'];
const ENTROPY = 'correct horse battery staple';

/** As many identities as there are to be had. */
const takeNames: Trick = async (stage) => {
  for (let i = 0; i < stage.luck.between(1, 12); i++) {
    const name = `Eve ${String(stage.luck.below(1000))}`;
    const { cookie } = await stage.request('POST', '/api/me', { name });
    if (cookie === null) return;
    stage.keepIdentity(cookie);
  }
};

/** As many tables as there are to be had, with as many bots as fit. */
const openTables: Trick = async (stage) => {
  const cookie = stage.anyone();
  if (cookie === undefined) return;
  const { luck } = stage;
  for (let i = 0; i < luck.between(1, 8); i++) {
    const seats = Array.from({ length: luck.between(2, 7) }, () => luck.pick(PLANS));
    const wish = {
      game: luck.pick(GAMES),
      seats: ['open', ...seats.slice(1)],
      listed: luck.isOneIn(2),
    };
    const { status, text } = await stage.request('POST', '/api/tables', wish, cookie);
    if (status !== 201) continue;
    stage.keepTable((JSON.parse(text) as { code: string }).code);
  }
};

/** Other people's tables, from the lobby. */
const lookAround: Trick = async (stage) => {
  const { status, text } = await stage.request('GET', '/api/tables');
  if (status !== 200) return;
  const { tables } = JSON.parse(text) as { tables: { code: string }[] };
  for (const { code } of tables) if (!stage.tables.includes(code)) stage.keepTable(code);
};

/** A command with any fields, right ones for the most part. */
function commandOf(luck: Luck, id: number | string, table: string): object {
  const seat = luck.below(7);
  const seq = luck.pick([0, luck.below(60), 1_000_000]);
  const name = `Eve ${String(luck.below(5))}`;
  return luck.pick<() => object>([
    () => ({ type: 'watch', id, table, since: luck.pick([0, seq]) }),
    () => ({ type: 'watch', id, table }),
    () => ({ type: 'unwatch', id, table }),
    () => ({ type: 'join', id, table, name, entropy: ENTROPY }),
    () => ({ type: 'join', id, table, name, entropy: ENTROPY, seat }),
    () => ({ type: 'leave', id, table }),
    () => ({ type: 'plan-seat', id, table, seat, plan: luck.pick(PLANS) }),
    () => ({ type: 'start', id, table }),
    () => ({
      type: 'arrange',
      id,
      table,
      seq,
      seats: luck.pick([[], [0, 0], [1, 0], [6, 'open']]),
    }),
    () => ({
      type: 'arrange',
      id,
      table,
      seq,
      options: luck.pick([{}, { rounds: 14 }, { x: [] }]),
    }),
    () => ({ type: 'arrange', id, table, seq, game: luck.pick([...GAMES, 'x']), latecomers: true }),
    () => ({ type: 'take-over', id, table, name, seat }),
    () => ({ type: 'play', id, table, seq, move: { type: 'bid', tricks: luck.below(3) } }),
    () => ({ type: 'play', id, table, seq, move: luck.pick([null, [], 'x', { type: 'play' }]) }),
    () => ({ type: 'return', id, table }),
    () => ({ type: 'ask-undo', id, table, seq }),
    () => ({ type: 'answer-undo', id, table, seq, agrees: luck.isOneIn(2) }),
    () => ({ type: 'claim', id, table, seq }),
    () => ({ type: 'answer-claim', id, table, seq, agrees: luck.isOneIn(2) }),
    () => ({ type: 'chat', id, table, text: 'x'.repeat(luck.between(1, 220)) }),
    () => ({ type: 'react', id, table, reaction: luck.pick(['hurry', 'laugh', 'nothing']) }),
    () => ({ type: 'mute', id, table, seat, muted: luck.isOneIn(2) }),
    () => ({ type: 'rematch', id, table }),
    () => ({ type: 'close', id, table }),
  ])();
}

async function say(
  stage: Stage,
  commands: readonly object[],
  cookie = stage.anyone(),
): Promise<void> {
  const raw = await stage.greet(cookie);
  if (raw === null) return;
  for (const command of commands) raw.say(JSON.stringify(command));
  await stage.hear(raw, 1 + commands.length);
  stage.end(raw);
}

/** Anything at all, in any order, at any table. */
const doAnything: Trick = async (stage) => {
  const { luck } = stage;
  const isElsewhere = luck.isOneIn(3);
  const table = stage.anyTable();
  const commands = Array.from({ length: luck.between(1, 120) }, (_, i) => {
    const id = luck.pick([i, String(i), 17, '17']);
    return commandOf(luck, id, isElsewhere ? stage.anyTable() : table);
  });
  await say(stage, commands);
};

/** One and the same, over and over. */
const doOneThing: Trick = async (stage) => {
  const { luck } = stage;
  const command = commandOf(luck, 0, stage.anyTable());
  const commands = Array.from({ length: luck.between(50, 200) }, (_, id) => ({ ...command, id }));
  await say(stage, commands);
};

/** Sits down and gets up, and gives seats to bots and takes them away again. */
const fuss: Trick = async (stage) => {
  const table = stage.anyTable();
  const commands = Array.from({ length: 60 }, (_, i) => {
    const seat = 1 + (i % 2);
    return stage.luck.pick<object>([
      { type: 'plan-seat', id: `p${String(i)}`, table, seat, plan: i % 4 < 2 ? 'expert' : 'open' },
      { type: 'join', id: `j${String(i)}`, table, name: 'Eve', entropy: ENTROPY },
      { type: 'leave', id: `l${String(i)}`, table },
    ]);
  });
  await say(stage, [{ type: 'watch', id: 'w', table }, ...commands]);
};

/** Fills a table with bots and lets them play. */
const letBotsPlay: Trick = async (stage) => {
  const cookie = stage.anyone();
  if (cookie === undefined) return;
  const wish = { game: stage.luck.pick(GAMES), seats: ['open', 'expert', 'expert', 'expert'] };
  const { status, text } = await stage.request('POST', '/api/tables', wish, cookie);
  if (status !== 201) return;
  const { code: table } = JSON.parse(text) as { code: string };
  const commands = [
    { type: 'join', id: 1, table, name: 'Eve', entropy: ENTROPY },
    { type: 'start', id: 2, table },
    { type: 'leave', id: 3, table },
  ];
  await say(stage, commands, cookie);
};

/** Becomes the same person once more. */
async function claim(stage: Stage, cookie = ''): Promise<void> {
  const { status, text } = await stage.request('POST', '/api/me/link', {}, cookie);
  if (status !== 200) return;
  const { link } = JSON.parse(text) as { link: string };
  const reply = await stage.request('POST', '/api/me/claim', { link });
  if (reply.cookie !== null) stage.keepIdentity(reply.cookie);
}

/** Changes names, makes links and claims them, and wants to be forgotten. */
const changeIdentity: Trick = async (stage) => {
  const { luck } = stage;
  const cookie = stage.anyone();
  for (let i = 0; i < luck.below(8); i++) {
    const link = luck.bytes(30).toString('hex');
    await luck.pick<() => Promise<unknown>>([
      () => stage.request('POST', '/api/me', { name: `Eve ${String(i)}` }, cookie),
      () => stage.request('POST', '/api/me', { name: '\u202e'.repeat(20) }, cookie),
      () => claim(stage, cookie),
      () => stage.request('POST', '/api/me/claim', { link }),
    ])();
  }
  if (cookie === undefined || !luck.isOneIn(6)) return;
  await stage.request('DELETE', '/api/me', undefined, cookie);
  stage.identities.splice(stage.identities.indexOf(cookie), 1);
};

export const COMMAND_TRICKS = {
  takeNames,
  openTables,
  lookAround,
  doAnything,
  doOneThing,
  fuss,
  letBotsPlay,
  changeIdentity,
};
