import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import type { Carrier } from './carrier.ts';
import { startServer, type TestServer } from './server.ts';

/** What a page must not do: break the content policy, complain in the console, throw. */
export interface Faults {
  watch(context: BrowserContext): Promise<void>;
  /** Takes a complaint as the expected one. */
  expect(pattern: RegExp): void;
}

interface Fixtures {
  faults: Faults;
  /** one more customer's window, watched like the first */
  newPage(options?: BrowserContextOptions): Promise<Page>;
}

const isFault = (message: ConsoleMessage) => message.type() === 'error' || message.type() === 'warning';

export const test = base.extend<Fixtures, { story: string; carrier: Carrier | undefined; server: TestServer }>({
  story: ['reading', { scope: 'worker', option: true }],
  // A journey that wants ships followed at a carrier has one of its own, on this machine.
  carrier: [undefined, { scope: 'worker', option: true }],
  server: [
    // Files of another story get another worker, and with it data that nobody has changed.
    async ({ story: _, carrier }, use) => {
      const server = await startServer(carrier?.settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  faults: [
    async ({ context }, use) => {
      const heard: string[] = [];
      // Who leaves a page sooner than its live channel stands has done nothing wrong.
      const expected: RegExp[] = [/WebSocket is closed before the connection is established/];
      const faults: Faults = {
        async watch(watched) {
          await watched.addInitScript(() => {
            document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
              console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI} ${sourceFile}`);
            });
          });
          watched.on(
            'console',
            (message) =>
              isFault(message) && heard.push(`${message.type()}: ${message.text()} ${message.location().url}`),
          );
          watched.on('weberror', (error) => heard.push(`thrown: ${error.error().stack}`));
        },
        expect: (pattern) => void expected.push(pattern),
      };
      await faults.watch(context);
      await use(faults);
      expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  async newPage({ browser, baseURL, locale, timezoneId, viewport, faults }, use) {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const given = { baseURL: baseURL ?? '', locale: locale ?? 'zh-CN', timezoneId: timezoneId ?? 'UTC', viewport };
      const context = await browser.newContext({ ...given, ...options });
      contexts.push(context);
      await faults.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
