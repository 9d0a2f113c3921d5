// The web app is a client like any other and imports nothing of the server. What it knows of the
// protocol it has written down for itself: here both are laid side by side.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as web from '../packages/web/src/online/connection/protocol.ts';
import * as names from '../packages/server/src/protocol/names.ts';
import * as tables from '../packages/server/src/protocol/tables.ts';
import { PROTOCOL_VERSION } from '../packages/server/src/protocol/version.ts';

test('the web app speaks the protocol of the server', () => {
  assert.equal(web.PROTOCOL_VERSION, PROTOCOL_VERSION);
  for (const name of ['CODE_LENGTH', 'MAX_NAME', 'MAX_CHAT', 'PLAYER_COLORS', 'REACTIONS']) {
    assert.deepEqual(web[name], names[name], name);
  }
});

test('the web app offers clocks and graces that the server grants', () => {
  for (const name of ['CLOCKS', 'GRACES']) {
    assert.deepEqual(
      web[name].filter((seconds) => !tables[name].includes(seconds)),
      [],
      name,
    );
  }
});
