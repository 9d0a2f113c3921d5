import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

/** What a move leads to: whose turn is next, and how many bytes each place is told. */
export interface Step {
  readonly next: number;
  readonly bytes: readonly number[];
}

interface Command {
  readonly type: string;
  readonly id?: number;
  readonly table: string;
}

interface FloorTable {
  readonly id: number;
  readonly sockets: WebSocket[];
  seq: number;
}

const MOVE = '{"type":"play","card":"R10"}';
const PADDING = 'x'.repeat(100_000);

// The floor under our server: a program that does with a move what no server of durable tables can leave out, and nothing else.
// It reads a command, appends a row to a log from which a table can be read back, commits once per turn of the event loop (waiting for the
// disk), and then sends each of the table's four sockets as many bytes as ours does. No rules, no checks, no end of a game.
const steps = JSON.parse(process.env['STEPS']!) as Step[];
const tables: FloorTable[] = [];

const db = new DatabaseSync(process.env['DATA']!);
db.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 4000;
  CREATE TABLE log (table_id INTEGER, seq INTEGER, at INTEGER, move TEXT, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
`);
const append = db.prepare('INSERT INTO log (table_id, seq, at, move) VALUES (?, ?, ?, ?)');
let staged: { table: FloorTable; mover: WebSocket; id: number }[] = [];

function play(table: FloorTable, mover: WebSocket, id: number, command: string): void {
  if (staged.length === 0) {
    db.exec('BEGIN IMMEDIATE');
    setImmediate(commit);
  }
  append.run(table.id, ++table.seq, Date.now(), command);
  staged.push({ table, mover, id });
}

function commit(): void {
  db.exec('COMMIT');
  const told = staged;
  staged = [];
  for (const { table, mover, id } of told) tell(table, mover, id);
}

function tell({ sockets, seq }: FloorTable, mover: WebSocket, id: number): void {
  const { next, bytes } = steps[(seq - 1) % steps.length]!;
  sockets.forEach((socket, place) => {
    const answer = socket === mover ? `"answer":${String(id)},"ok":true,` : '';
    const moves = place === next ? `"moves":[${MOVE}],` : '';
    const head = `{${answer}"seq":${String(seq)},${moves}"rest":"`;
    socket.send(`${head}${PADDING.slice(0, bytes[place]! - head.length - 2)}"}`);
  });
}

const server = createServer(({ url }, response) => {
  const id = tables.length;
  if (url === '/api/tables') tables.push({ id, sockets: [], seq: 0 });
  response.writeHead(201, { 'set-cookie': 'floor=everybody' }).end(`{"code":"${String(id)}"}`);
});

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const { type, id = 0, table: code } = JSON.parse(text) as Command;
    const table = tables[Number(code)]!;
    if (type === 'hello') return;
    if (type === 'play') {
      play(table, socket, id, text);
      return;
    }
    if (type === 'watch') table.sockets.push(socket);
    socket.send(`{"answer":${String(id)},"ok":true}`);
    if (type === 'start') table.sockets[steps.at(-1)!.next]!.send(`{"seq":0,"moves":[${MOVE}]}`);
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`the floor is at http://127.0.0.1:${String(port)}`);
});
process.once('SIGTERM', () => process.exit(0));
