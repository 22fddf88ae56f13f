import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { placeOf } from './cut-off.ts';
import { CutOffLine } from './cut-off-line.tsx';

const NOW = Date.parse('2026-11-20T23:30:00+08:00');
const ZONE = 'Asia/Shanghai';
const cutOff = (id: string, at: string, missing: number | null = 0) => ({
  id,
  at,
  service: id,
  name: 'Documents',
  orders: 2,
  missing,
});

conforms('CutOffLine', <CutOffLine list={[cutOff('CLX', '2026-11-21T10:00:00+08:00', 1)]} now={NOW} zone={ZONE} />, {
  ref: HTMLDivElement,
});

it('puts each on its day by the clock of the zone, whatever clock it was written in', async () => {
  const onOpen = vi.fn();
  const list = [
    cutOff('tomorrow', '2026-11-20T17:00:00Z', 1),
    cutOff('today', '2026-11-20T12:00:00+08:00'),
    cutOff('later', '2026-11-22T12:00:00+08:00'),
  ];
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <CutOffLine list={list} now={NOW} zone={ZONE} onOpen={onOpen} />
    </LadingProvider>,
  );
  const today = within(screen.getByRole('list', { name: 'Today 2026-11-20' }));
  const tomorrow = within(screen.getByRole('list', { name: 'Tomorrow 2026-11-21' }));
  expect(today.getAllByRole('button')).toHaveLength(1);
  expect(today.getByRole('button')).toHaveTextContent(/12:00today.*all in.*past/);
  expect(tomorrow.getByRole('button')).toHaveTextContent(/01:00tomorrow.*1 instruction missing/);
  await userEvent.click(tomorrow.getByRole('button'));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'tomorrow' }));
});

it.each([
  ['04:00', 'start'],
  ['05:47', 'end'],
  ['23:30', 'end'],
])('says at %s what time it is where nothing near lies under it', (time, anchor) => {
  const now = Date.parse(`2026-11-20T${time}:00+08:00`);
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <CutOffLine list={[cutOff('CLX', '2026-11-20T23:45:00+08:00')]} now={now} zone={ZONE} />
    </LadingProvider>,
  );
  expect(screen.getByText(`now ${time}`)).toHaveAttribute('text-anchor', anchor);
});

it('keeps one row where something else is to be seen under it: what is missing, and how many more', () => {
  const list = [1, 2, 3].map((hour) => cutOff(`S${hour}`, `2026-11-21T0${hour}:00:00+08:00`, hour - 1));
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <CutOffLine list={list} now={NOW} zone={ZONE} title="Cut-offs" most={2} compact />
    </LadingProvider>,
  );
  expect(screen.getByText('Cut-offs')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Tomorrow 2026-11-21' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '01:00S1Documentsall in',
    '02:00S2Documents1 instruction missing',
    '1 more',
  ]);
});

it.each([
  ['00:00', 0],
  ['09:48', 40.8],
  ['23:59', 99.9],
])('places %s at %s of its day', (time, place) => {
  expect(placeOf(time)).toBe(place);
});
