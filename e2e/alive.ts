import { expect, type Locator, type Page } from '@playwright/test';

/** What of a page can be pressed; fields and sliders take something instead. */
const PRESSED = 'button, summary, [role=button], [role=tab], [role=menuitem]';

/** The addresses that a page leads to, as they stand in its links, hidden menus too. */
export const linksOf = (page: Page): Promise<{ href: string; away: boolean; name: string }[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      away: link.getAttribute('target') === '_blank' && /\bnoopener\b/.test(link.getAttribute('rel') ?? ''),
      name: link.textContent?.trim().slice(0, 40) ?? '',
    })),
  );

/** What is chosen already has nothing to do. */
const CHOSEN = ':disabled, [aria-disabled=true], [aria-current], [aria-pressed=true], [aria-selected=true]';

/** Numbers what can be pressed in `scope`, so that each is found again, and says what it is called. */
const mark = (page: Page, scope: string): Promise<string[]> =>
  page.locator('body').evaluate(
    (body, { pressed, within, chosen }) =>
      [...body.querySelectorAll<HTMLElement>(pressed)]
        .filter((one) => one.closest(within) && one.checkVisibility() && !one.matches(chosen))
        .map((one, at) => {
          one.dataset['alive'] = String(at);
          return one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
        }),
    { pressed: PRESSED, within: scope, chosen: CHOSEN },
  );

/** All that a press could change; undefined while the page is on its way to another. */
const look = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => `${location.href} ${Math.round(scrollY)} ${document.documentElement.outerHTML}`)
    .catch(() => undefined);

/** What opens over the page, and is closed by a key. */
const OVER = '[role=dialog], [role=alertdialog], [role=menu]';

/** Closes what was opened over the page. @returns whether the page can be gone on with */
async function closed(page: Page): Promise<boolean> {
  const over = page.locator(OVER).filter({ visible: true });
  for (let left = 3; left > 0 && (await over.count()) > 0; left--) {
    await page.keyboard.press('Escape');
    await expect(over)
      .toHaveCount(0, { timeout: 1_000 })
      .catch(() => undefined);
  }
  return (await over.count()) === 0;
}

/** Presses a button that stands in the page. @returns whether anything came of it */
async function answers(page: Page, button: Locator, windows: readonly Page[]): Promise<boolean> {
  // A search for nothing leads to where it is, unless that is another page.
  const field = button.locator('xpath=ancestor::form[1]').getByRole('textbox').first();
  const stays = (one: HTMLElement | SVGElement) =>
    new URL(one.closest('form')?.action ?? location.href).pathname === location.pathname;
  if ((await button.getAttribute('type')) === 'submit' && (await field.count()) > 0 && (await button.evaluate(stays)))
    await field.fill('ONT8');
  // For the way back to the top, which has nothing to do there.
  await page.evaluate(() => scrollTo(0, 700));
  await button.scrollIntoViewIfNeeded();
  await button.focus();
  const before = await look(page);
  const opened = windows.length;
  try {
    // What the one before it opened may have come late, and lie over it.
    await button.click({ timeout: 3_000 });
    await expect
      .poll(async () => windows.length > opened || ((await look(page)) ?? '') !== before, { timeout: 5_000 })
      .toBe(true);
    return true;
  } catch {
    return false;
  }
}

/**
 * Presses one after the other and answers which of them changed nothing. `open` brings the page as it was: only where a press led away, since every
 * opening counts as a visit, and of those a visitor has so many a minute.
 */
export async function deadButtons(page: Page, scope: string, open: () => Promise<void>): Promise<string[]> {
  const dead: string[] = [];
  const names = await mark(page, scope);
  const address = page.url();
  const windows: Page[] = [];
  const hear = (opened: Page) => void windows.push(opened);
  page.context().on('page', hear);
  const fresh = async () => {
    await open();
    await mark(page, scope);
  };
  for (const [at, name] of names.entries()) {
    const button = page.locator(`[data-alive="${at}"]`);
    // What stands in a fold is hidden once another is open, and what was pressed may have chosen this one.
    const ready = async () =>
      (await button.isVisible()) && !(await button.evaluate((one, sort) => one.matches(sort), CHOSEN));
    if (page.url() !== address || !(await closed(page)) || !(await ready())) await fresh();
    if (await answers(page, button, windows)) {
      await page.waitForLoadState('domcontentloaded');
      continue;
    }
    // Beside what the others have changed it may have had nothing to do.
    await fresh();
    if (!(await answers(page, button, windows))) dead.push(name);
  }
  page.context().off('page', hear);
  await Promise.all(windows.map((one) => one.close()));
  return dead;
}
