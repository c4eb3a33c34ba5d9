import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'playwright/test';
import * as z from 'zod/mini';
import { freePort } from '../support/webServers.ts';
import type { Driven, Handle, Tab } from './tab.ts';

/** Key under which WebDriver refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const Answer = z.object({ value: z.unknown() });
const Session = z.object({ sessionId: z.string() });
const Reference = z.object({ [ELEMENT]: z.string() });
const Opened = z.object({ handle: z.string() });

/** Milliseconds for a command; a driver that hangs gives no other sign. */
const COMMAND = 20_000;

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${text}`);
  return Answer.parse(JSON.parse(text)).value;
}

/**
 * Starts a browser by its WebDriver.
 * @param env Variables of the driver's environment, which the browser inherits.
 */
export async function startByDriver(driver: string, capabilities: object, env: NodeJS.ProcessEnv): Promise<Driven> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  const end = endGroup(child);
  const base = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(
        () =>
          command('GET', `${base}/status`).then(
            () => true,
            () => false,
          ),
        { intervals: [50] },
      )
      .toBe(true);
    const { sessionId } = Session.parse(
      await command('POST', `${base}/session`, { capabilities: { alwaysMatch: capabilities } }),
    );
    const session = `${base}/session/${sessionId}`;
    const first = z.string().parse(await command('GET', `${session}/window`));
    return {
      tab: tabOf(session, first),
      async openTab() {
        // With two tabs in one window, WebKitGTK's driver hangs.
        const { handle } = Opened.parse(await command('POST', `${session}/window/new`, { type: 'window' }));
        return tabOf(session, handle);
      },
      async close() {
        await command('DELETE', session).catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Returns a function that ends the process and its children, which are also ended with this process. */
export function endGroup(child: ChildProcess): () => void {
  const end = () => {
    process.off('exit', end);
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended already.
    }
  };
  process.once('exit', end);
  return end;
}

function tabOf(session: string, handle: string): Tab {
  const ask = async (path: string, body: object) => {
    await command('POST', `${session}/window`, { handle });
    return command('POST', `${session}/${path}`, body);
  };
  const evaluate = (expression: string) => ask('execute/sync', { script: `return ${expression}`, args: [] });
  return {
    async goTo(url) {
      await ask('url', { url });
    },
    evaluate,
    async find(expression): Promise<Handle | null> {
      const found = await evaluate(expression);
      if (found === null) return null;
      const element = Reference.parse(found);
      const path = `element/${element[ELEMENT]}`;
      return {
        // By the pointer, since `click` refuses a control that its label covers.
        async click() {
          const move = { type: 'pointerMove', origin: element, x: 0, y: 0, duration: 0 };
          const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
          await ask('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
        },
        async type(text) {
          await ask(`${path}/clear`, {});
          await ask(`${path}/value`, { text });
        },
        async choose(file) {
          await ask(`${path}/value`, { text: file });
        },
      };
    },
  };
}
