import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { key, open } from './test-dialog.tsx';

/** Opens something over a review, presses Escape once, and tells what is left. */
async function leftAfter(opens: () => Promise<unknown>, layer: () => HTMLElement | null) {
  const onClose = vi.fn();
  await open({ given: {}, onClose });
  screen.getAllByRole('article')[0]?.focus();
  await opens();
  expect(layer()).not.toBeNull();
  await key('{Escape}');
  await waitFor(() => expect(layer()).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await key('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('takes the change editor alone, typed into or not', async () => {
  await leftAfter(
    () => key('r'),
    () => screen.queryByRole('textbox', { name: /应改为/ }),
  );
}, 60_000);

it('takes the cut-offs alone, whose keys are not those of the review', async () => {
  await leftAfter(
    async () => {
      await press('全部截止时间');
      await screen.findByRole('dialog', { name: '全部截止时间' });
      await key('c');
      expect(screen.queryByRole('textbox')).toBeNull();
    },
    () => screen.queryByRole('dialog', { name: '全部截止时间' }),
  );
}, 60_000);

it('takes the menu of downloads alone', async () => {
  await leftAfter(
    () => press('下载'),
    () => screen.queryByRole('menu'),
  );
}, 60_000);

it('takes the list of what is missing alone, and the sheet of keys', async () => {
  await leftAfter(
    () => key('{Control>}{Enter}{/Control}'),
    () => screen.queryByRole('dialog', { name: '还不能确认' }),
  );
}, 60_000);

it('sends the changes by a key, and F6 reaches what decides', async () => {
  const onSend = vi.fn(async () => ({ ok: true }) as const);
  await open({ onSend });
  screen.getAllByRole('article')[0]?.focus();
  await key('{F6}{F6}');
  await waitFor(() => expect(document.activeElement?.closest('[data-pane=footer]')).not.toBeNull());
  await key('s');
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
}, 60_000);
