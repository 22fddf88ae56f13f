import { expect, type Page } from '@playwright/test';

/** The newest code that was sent to a telephone, as the outbox of the demonstration shows it. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const html = await (await page.request.get('/dev/outbox')).text();
    const item = html.split('<li>').find((part) => part.includes(phone));
    code = /[0-9]{6}/.exec(item?.split('<p')[1] ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

/** Slides by the key that a keyboard has for it, has a code sent, and types it. */
export async function prove(page: Page, words: { send: string; code: string }, phone: string): Promise<void> {
  await page.getByRole('slider').press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /验证通过|Verified/);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
  await page.getByRole('textbox', { name: words.code }).fill(await codeFor(page, phone));
}
