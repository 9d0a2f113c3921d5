import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  test('nothing has to be set', () => {
    const config = readConfig({});
    assert.equal(config.port, 7777);
    assert.equal(config.data, 'table-seven.db');
    assert.equal(config.synchronous, 'full');
    assert.deepEqual(config.botPauseMs, [500, 900]);
    assert.equal(config.trustProxy, false);
  });

  test('an empty setting is as good as none', () => {
    const names = ['PORT', 'DURABILITY', 'ORIGIN', 'LOG_LEVEL', 'TRUST_PROXY', 'BOT_THREADS'];
    const env = Object.fromEntries(names.map((name) => [name, '']));
    assert.deepEqual(readConfig(env), readConfig({}));
  });

  test('an origin is taken without its slash', () => {
    assert.equal(readConfig({ ORIGIN: 'https://cards.example/' }).origin, 'https://cards.example');
  });

  test('a pause may be fixed, short or long', () => {
    assert.deepEqual(readConfig({ BOT_PAUSE_MIN_MS: '2000' }).botPauseMs, [2000, 2000]);
    const env = { BOT_PAUSE_MIN_MS: '0', BOT_PAUSE_MAX_MS: '0' };
    assert.deepEqual(readConfig(env).botPauseMs, [0, 0]);
  });

  for (const [name, values] of Object.entries({
    PORT: ['-1', '65536', '80.5', 'http', ' '],
    DURABILITY: ['none', 'FULL'],
    ORIGIN: ['cards.example', 'ftp://cards.example', 'https://cards.example/path', '*'],
    SECURE_COOKIES: ['true', '1'],
    TRUST_PROXY: ['true'],
    MAX_CONNECTIONS_PER_ADDRESS: ['0', 'many'],
    REQUESTS_PER_MINUTE: ['0', '1e99'],
    LOG_LEVEL: ['loud'],
    BOT_THREADS: ['0', '65'],
    BOT_PAUSE_MIN_MS: ['-1', '60001'],
    BOT_PAUSE_MAX_MS: ['499', 'x'],
  })) {
    test(`${name} that cannot be used is named`, () => {
      for (const value of values) {
        assert.throws(
          () => readConfig({ [name]: value }),
          (error) => error instanceof ConfigError && error.message.startsWith(name),
          value,
        );
      }
    });
  }
});
