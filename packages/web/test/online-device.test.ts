import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { openBrowser } from './support/browser.ts';
import { Guest, move, mover } from './support/online.ts';
import { TableServer } from './support/server.ts';

const TWO = { players: { 'double-lucky-7': 2 }, mode: 'classic', rounds: 7 };
/** A computer in a home network: no TLS, and so no secure context. */
const HOME = 'table.home';

/** What stands in for the operating system, in the page. */
interface System {
  shared: object[];
  /** What becomes of a wish to share: null if it is done, else the error's name. */
  shareError: string | null;
  permission: 'default' | 'granted' | 'denied';
  questions: number;
  notes: { title: string; tag: string; data: { url: string } }[];
  isHidden: boolean;
  /** Whether the browser's push service can be reached. */
  hasPushService: boolean;
}
declare const system: System;

describe('what an online table asks of the device', () => {
  let server: TableServer;
  let browser: Browser;
  before(async () => {
    server = await TableServer.open();
    browser = await openBrowser(`--host-resolver-rules=MAP ${HOME} 127.0.0.1`);
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy the link' });
  const copied = (page: Page) => page.getByRole('button', { name: 'Copied' });

  it('the link is copied, with and without TLS', async () => {
    const home = { url: server.url.replace('localhost', HOME) };
    for (const { url } of [server, home]) {
      const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
      const { page } = ada;
      if (url === server.url) {
        await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      }
      const code = await ada.open({ url });
      assert.equal(await page.evaluate(() => isSecureContext), url === server.url);
      assert.equal(await page.getByRole('button', { name: 'Share …' }).count(), 0);
      await copyButton(page).click();
      await copied(page).waitFor();
      // Pasted where one would: so it is not our own word for it.
      await page.getByPlaceholder('Say something').focus();
      await page.keyboard.press('Control+V');
      assert.equal(await page.getByPlaceholder('Say something').inputValue(), `${url}t/${code}`);
      await ada.context.close();
    }
  });

  it('the system shares; whoever thinks better of it shares nothing; if it cannot, the link is copied', async () => {
    const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    const { page } = ada;
    await ada.context.addInitScript(() => {
      Object.assign(globalThis, { system: { shared: [], shareError: null } });
      Navigator.prototype.share = (data) => {
        if (system.shareError !== null) {
          return Promise.reject(new DOMException('no', system.shareError));
        }
        system.shared.push(data ?? {});
        return Promise.resolve();
      };
    });
    await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await ada.open(server);
    const share = page.getByRole('button', { name: 'Share …' });
    const failWith = (name: string) => page.evaluate((error) => (system.shareError = error), name);
    await share.click();
    await failWith('AbortError');
    await share.click();
    assert.equal(await copied(page).count(), 0);
    assert.deepEqual(await page.evaluate(() => system.shared), [
      {
        title: 'Table Seven',
        text: 'Come and play Double Lucky 7 with us.',
        url: `${server.url}t/${code}`,
      },
    ]);
    await failWith('NotAllowedError');
    await share.click();
    await copied(page).waitFor();
    assert.deepEqual(ada.errors, []);
    await ada.context.close();
  });

  it('a notification comes on one’s turn, if one wants it and does not look', async () => {
    const ada = await Guest.arrive(browser, 'Ada', { choices: TWO });
    await ada.context.addInitScript(() => {
      const os: Partial<System> = {
        permission: 'denied',
        questions: 0,
        notes: [],
        isHidden: false,
        hasPushService: false,
      };
      Object.assign(globalThis, { system: os });
      Object.defineProperty(Notification, 'permission', { get: () => system.permission });
      Notification.requestPermission = () => {
        system.questions++;
        return Promise.resolve(system.permission);
      };
      ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
        system.notes.push({ title, ...options } as System['notes'][number]);
        return Promise.resolve();
      };
      const endpoint = 'https://push.example.org/ada';
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys, expirationTime: null }),
        unsubscribe: () => Promise.resolve(true),
      } as unknown as PushSubscription;
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(system.hasPushService ? subscription : null);
      PushManager.prototype.subscribe = () =>
        system.hasPushService
          ? Promise.resolve(subscription)
          : Promise.reject(new DOMException('no service', 'AbortError'));
      Object.defineProperty(Document.prototype, 'hidden', { get: () => system.isHidden });
    });
    const bram = await Guest.arrive(browser, 'Bram');
    const { page } = ada;
    const code = await ada.open(server);
    await bram.join(server, code);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await mover([ada, bram]);
    assert.equal(await page.evaluate(() => system.questions), 0, 'nobody is asked unasked');

    await ada.talk();
    const wish = page.getByRole('switch', { name: 'Notify me on my turn' });
    await wish.click();
    await page.getByText('Your browser does not allow it').waitFor();
    assert.equal(await wish.isChecked(), false);
    await page.evaluate(() => (system.permission = 'granted'));
    await wish.click();
    await page.getByText('Your browser cannot be called right now').waitFor();
    assert.equal(await wish.isChecked(), true);
    await wish.click();
    await page.evaluate(() => (system.hasPushService = true));
    const arranged = page.waitForResponse((response) => response.url().endsWith('/api/me/push'));
    await wish.click();
    assert.deepEqual(await (await arranged).json(), { devices: 1 });
    await page.getByText('Also when this page is closed').waitFor();
    assert.equal(await page.evaluate(() => system.questions), 3);
    await page.keyboard.press('Escape');

    const untilTurnOf = async (guest: Guest): Promise<void> => {
      while ((await mover([ada, bram])) !== guest) await move([ada, bram]);
    };
    await untilTurnOf(bram);
    await untilTurnOf(ada);
    await untilTurnOf(bram);
    assert.deepEqual(await page.evaluate(() => system.notes), [], 'who looks needs no call');
    await page.evaluate(() => (system.isHidden = true));
    await untilTurnOf(ada);
    await page.waitForFunction(() => system.notes.length > 0);
    const [note, ...more] = await page.evaluate(() => system.notes);
    assert.deepEqual(more, []);
    assert.equal(note!.title, 'Your turn');
    assert.equal(note!.data.url, `${server.url}t/${code}`);

    assert.deepEqual(await pushed(ada, code), {
      title: 'It is your turn',
      tag: `table-seven-${code}`,
      url: `${server.url}t/${code}`,
    });
    assert.match(await tapped(ada, note!.data.url), new RegExp(`^${server.url}`));
    assert.deepEqual([...ada.errors, ...bram.errors], []);
  });

  /** What the worker shows when the push service brings it a call, with no page's help. */
  async function pushed({ context, page }: Guest, table: string): Promise<object> {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [worker] = context.serviceWorkers();
    return worker!.evaluate((code) => {
      return new Promise<object>((resolve) => {
        ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
          const { url } = options!.data as { url: string };
          resolve({ title, tag: options!.tag, url });
          return Promise.resolve();
        };
        const data = { json: () => ({ table: code }) };
        dispatchEvent(Object.assign(new Event('push'), { data, waitUntil: () => undefined }));
      });
    }, table);
  }

  /** The address of the page that a tap on a notification brings to the front. There are none in a browser without a screen: its worker is told of the tap. */
  async function tapped({ context, page }: Guest, url: string): Promise<string> {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [worker] = context.serviceWorkers();
    return worker!.evaluate((address) => {
      const world = globalThis as unknown as {
        WindowClient: { prototype: { focus(this: { url: string }): Promise<void> } };
      };
      return new Promise<string>((resolve) => {
        world.WindowClient.prototype.focus = function () {
          resolve(this.url);
          return Promise.resolve();
        };
        const notification = { data: { url: address }, close: () => undefined };
        const tap = { notification, waitUntil: () => undefined };
        dispatchEvent(Object.assign(new Event('notificationclick'), tap));
      });
    }, url);
  }
});
