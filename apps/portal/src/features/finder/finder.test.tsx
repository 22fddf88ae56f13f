import { contract } from '@lading/api-client/contract';
import { resetCache } from '@lading/api-client/react';
import { mock } from '@lading/api-client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { deskAnswers, staffInfo } from '../../testing/sample-desk.ts';

const { deskSearch } = contract.desk;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
const found = (kind: 'customer' | 'order', id: number, title: string) => ({
  kind,
  id,
  title,
  matched: title,
  about: '',
  customerName: '',
  customerId: kind === 'customer' ? id : null,
  bookingId: kind === 'order' ? id : null,
});

async function desk() {
  const page = await open('/backstage', { as: chenWei });
  await screen.findByRole('button', { name: /箱号/ }, SOON);
  const press = async () => {
    fireEvent.keyDown(window, { key: '/' });
    return within(await screen.findByRole('dialog', {}, SOON));
  };
  const choose = async (word: string, name: RegExp) => {
    const dialog = await press();
    await page.person.type(dialog.getByRole('combobox'), word);
    await page.person.click(await dialog.findByRole('option', { name }, SOON));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { ...page, press, choose };
}
const rowsOf = (dialog: ReturnType<typeof within>) =>
  dialog
    .getAllByRole('option')
    .flatMap((one: HTMLElement) => /DIANTA|MB26S01873/.exec(one.textContent ?? '')?.[0] ?? []);

it('offers what was opened lately, the last first, and what is pinned before it, as far as it may be opened', async () => {
  server.use(
    mock(deskSearch, ({ keyword }) => ({
      list: [keyword === 'di' ? found('customer', 31, 'DIANTA') : found('order', 7, 'MB26S01873')],
    })),
    staffInfo('zh-CN', ['staff:home', 'customer:review', 'order:accept']),
    ...deskAnswers('zh-CN'),
  );
  const { person, press, choose, stop } = await desk();
  await choose('di', /DIANTA/);
  await choose('mb', /MB26S01873/);
  let dialog = await press();
  expect(rowsOf(dialog)).toEqual(['MB26S01873', 'DIANTA']);
  await person.keyboard('{ArrowDown}{Control>}d{/Control}');
  expect(rowsOf(dialog)).toEqual(['DIANTA', 'MB26S01873']);
  await person.keyboard('{ArrowUp}{Control>}d{/Control}');
  expect(rowsOf(dialog)).toEqual(['MB26S01873', 'DIANTA']);
  stop();
  cleanup();
  resetCache();
  server.use(staffInfo('zh-CN', ['staff:home', 'order:accept']));
  dialog = await (await desk()).press();
  expect(rowsOf(dialog)).toEqual(['MB26S01873']);
});
