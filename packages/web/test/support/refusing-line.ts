import assert from 'node:assert/strict';

import type { Code } from '@table-seven/protocol';
import { checkMessage } from '@table-seven/protocol/schemas';
import type { Page } from 'playwright-core';

type Type = 'play' | 'return' | 'ask-undo' | 'leave';

interface Sent {
  readonly type: string;
  readonly id: string;
}

/** A line to the server on which commands of one type are refused, as the server might. */
export class RefusingLine {
  #refused: { readonly type: Type; readonly code: Code } | null = null;
  #isLate = false;

  static async lay(page: Page): Promise<RefusingLine> {
    const line = new RefusingLine();
    await page.routeWebSocket(/\/live\b/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const sent = JSON.parse(String(message)) as Sent;
        if (sent.type === line.#refused?.type) {
          const answer = JSON.stringify(refusal(sent.id, line.#refused.code));
          assert.equal(checkMessage(JSON.parse(answer) as object), null);
          socket.send(answer);
        } else if (sent.type === 'play' && line.#isLate) {
          server.send(JSON.stringify({ ...sent, seq: 0 }));
        } else server.send(message);
      });
    });
    return line;
  }

  refuse(type: Type, code: Code): void {
    this.#refused = { type, code };
  }

  /** From now on moves are made against the position before the first one: the server itself refuses them. */
  comeLate(): void {
    this.#isLate = true;
  }

  heal(): void {
    this.#refused = null;
    this.#isLate = false;
  }
}

function refusal(id: string, code: Code): object {
  return { answer: id, ok: false, error: { code } };
}
