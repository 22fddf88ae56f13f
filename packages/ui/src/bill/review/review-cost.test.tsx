import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { key, open, said } from './test-dialog.tsx';

const AFTER = Date.parse('2026-11-22T09:00:00+08:00');
const PASSED = '截单已过，改单 USD 40';

it('says that the cut-off has passed and what a change costs: in the head, in the editor and beside Send', async () => {
  await open({ now: AFTER });
  expect((await screen.findAllByText(PASSED))[0]).toBeVisible();
  const send = screen.getByRole('button', { name: /提交改单 \(1\)/ });
  expect(send).toHaveAccessibleDescription(PASSED);
  screen.getAllByRole('article')[0]?.focus();
  await key('r');
  const [card] = screen.getAllByRole('article');
  expect(within(card as HTMLElement).getByText(PASSED)).toBeVisible();
}, 60_000);

it('says until when a change is free', async () => {
  await open();
  expect(screen.getByRole('button', { name: /提交改单 \(1\)/ })).toHaveAccessibleDescription('11-21 17:00 前改单免费');
}, 60_000);

it('leads to the next of what remains', async () => {
  await open({ given: {} });
  await userEvent.click(screen.getByRole('button', { name: /确认 COPY/ }));
  await userEvent.click(await screen.findByRole('button', { name: '去下一处' }));
  await said('已核对 0/3');
  await waitFor(() => expect(screen.queryByRole('button', { name: '去下一处' })).toBeNull());
  expect(document.querySelector('article[aria-current]')).toHaveTextContent('CSQU');
}, 60_000);
