/** The entry of the web worker that looks at finished games, off the page's thread. It is stopped by ending it. */

import { analyse, prepareBots } from '@table-seven/bots';

import type { FromEye, ToEye } from './protocol.ts';

const tell = (message: FromEye): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<ToEye>) => {
  look(data).catch((error: unknown) => {
    console.error(error);
    tell({ type: 'refused' });
  });
});

async function look({ record, known }: ToEye): Promise<void> {
  await prepareBots();
  const steps = analyse(record, { known });
  if (!steps.ok) {
    tell({ type: 'refused' });
    return;
  }
  for (let step = steps.value.next(); ; step = steps.value.next()) {
    if (step.done === true) {
      tell({ type: 'done', analysis: step.value });
      return;
    }
    tell({ type: 'step', ...step.value });
  }
}
