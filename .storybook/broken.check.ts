// The story runner runs this file too. It breaks stories on purpose and expects each of them to fail.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

/** What the runner gives to each file, and the page knows of it. */
const given = globalThis as unknown as {
  page: Page;
  it(name: string, test: () => Promise<void>): void;
  expect(value: unknown): { toMatch(pattern: RegExp): void; toEqual(value: unknown): void };
  afterAll(clean: () => Promise<void>): void;
  __sbPreVisit: NonNullable<TestRunnerConfig['preVisit']>;
  __sbPostVisit: NonNullable<TestRunnerConfig['postVisit']>;
};
const { page, it, expect, afterAll } = given;

const CALM = 'components-kbd--all-states';
const PICTURED = 'components-popover--long-text';
const PLAYED = 'components-copy-button--copied';

/** Visits a story as the runner does; what is done between its play function and the looks. Answers what was wrong. */
async function visit(id: string, meanwhile: () => Promise<unknown> = async () => undefined): Promise<string> {
  const context = { id, title: '', name: '' };
  try {
    await given.__sbPreVisit(page, context);
    await page.evaluate((story) => (globalThis as unknown as { __test(of: string): Promise<void> }).__test(story), id);
    await meanwhile();
    await given.__sbPostVisit(page, context);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** The rules of axe that found something, by the mode in which they did. */
const rulesOf = (wrong: string) =>
  Object.fromEntries(
    wrong
      .split(/^axe in /m)
      .slice(1)
      .map((part) => [part.split(':')[0], [...part.matchAll(/^ {2}([\w-]+): /gm)].map(([, rule]) => rule)]),
  );

// The difference was made on purpose: its picture must not stay among those a reviewer looks at.
afterAll(async () =>
  rmSync(join(process.cwd(), 'reports', 'pictures', `${PICTURED}--zh-CN-light-narrow-diff.png`), { force: true }),
);

it('passes what is whole', async () => {
  expect(await visit(CALM)).toEqual('');
});

it('fails where a play function fails, and where it fails again', async () => {
  const file = /copy-button\.stories-[^/]*\.js$/;
  await page.route(file, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('data-state=copied', 'data-state=no'),
    });
  });
  expect(await visit(PLAYED)).toMatch(/expected null not to be null/);
  expect(await visit(PLAYED)).toMatch(/expected null not to be null/);
  await page.unroute(file);
});

it('fails where colours are wrong in the dark alone, and where anything else is', async () => {
  const wrong = await visit(CALM, async () => {
    await page.addStyleTag({
      content: ':root[data-theme="dark"] kbd { color: #333 !important; background: #222 !important; }',
    });
    await page.evaluate(() => {
      const root = document.documentElement;
      new MutationObserver(() => {
        document.querySelector('main > img')?.remove();
        if (root.dataset['theme'] === 'dark') document.querySelector('main')?.append(new Image(20, 20));
      }).observe(root, { attributeFilter: ['data-theme'] });
    });
  });
  const both = ['color-contrast', 'image-alt'];
  expect(rulesOf(wrong)).toEqual({ 'zh-CN-dark': both, 'en-US-dark': both });
});

it('fails where a picture is another, and says by how much', async () => {
  // With --update the broken picture would be written as the new original.
  if (process.env['PICTURES'] === 'update') return;
  const wrong = await visit(PICTURED, () =>
    page.addStyleTag({ content: 'body * { letter-spacing: 2px !important; }' }),
  );
  expect(wrong).toMatch(/--zh-CN-light-narrow (?:differs in \d+ of \d+ pixels|is \d+ × \d+ px instead of)/);
});
