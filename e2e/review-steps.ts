import type { Locator, Page } from '@playwright/test';
import { expect } from './fixture.ts';
import { logIn, STAFF, succeeds } from './portal.ts';
import type { ReviewWords } from './review-words.ts';
import type { Words } from './words.ts';

/** Opens the comparison of a bill from its row, by keys alone. */
export async function compare(page: Page, words: Words, says: ReviewWords, mblNo: string): Promise<Locator> {
  await page.goto(`/orders?keyword=${mblNo}`);
  const open = page.getByRole('row').filter({ hasText: mblNo }).getByRole('button').last();
  await expect(open).toBeVisible();
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.copyTitle });
  await expect(dialog.getByRole('tab', { name: says.compare })).toBeVisible();
  await dialog.getByRole('tab', { name: words.preview }).focus();
  await page.keyboard.press('End');
  return opened(page, words, says);
}
/** The comparison that the address names. */
export async function opened(page: Page, words: Words, says: ReviewWords): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: words.copyTitle });
  await expect(dialog.getByRole('tab', { name: says.compare })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/review=\d+&tab=compare/);
  await expect(dialog.getByRole('article').first()).toBeVisible();
  return dialog;
}
export const at = (dialog: Locator, place: string) => dialog.getByText(place, { exact: true }).first();

/** Asks for the change that the instruction proposes, at the difference that is current. */
export async function ask(page: Page, dialog: Locator, says: ReviewWords) {
  const proposed = dialog.getByRole('textbox', { name: says.proposed });
  await page.keyboard.press('r');
  await expect(proposed).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(proposed).toBeHidden();
}

export async function openRequests(staff: Page, words: Words, mblNo: string) {
  await logIn(staff, words, STAFF);
  await expect(staff).toHaveURL(/\/backstage$/);
  await staff.goto('/backstage/bills');
  await staff.getByRole('row').filter({ hasText: mblNo }).getByRole('button').first().click();
}
export async function issue(staff: Page, says: ReviewWords) {
  await staff.getByRole('button', { name: says.issue }).click();
  await succeeds(staff, () => staff.getByRole('alertdialog').getByRole('button', { name: says.issue }).click());
}
export async function approve(page: Page, words: Words) {
  // What was decided last may still be on its way.
  await expect(async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alertdialog')).toContainText(words.question, { timeout: 2000 });
  }).toPass();
  await confirmed(page, words);
}
export async function confirmed(page: Page, words: Words) {
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words.question);
  await succeeds(page, () => question.getByRole('button', { name: words.confirmCopy }).press('Enter'));
  await expect(page.getByRole('dialog', { name: words.copyTitle })).toBeHidden();
}
