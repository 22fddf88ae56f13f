import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { POSITIONS, STOPS } from './fixtures.ts';
import { delay, written } from './milestone.ts';
import { Timeline } from './timeline.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const stops = STOPS['zh-CN'] ?? [];
const position = POSITIONS['zh-CN'];

conforms('Timeline', <Timeline stops={stops} position={position} />, { ref: HTMLDivElement });

const row = (name: RegExp) =>
  screen.getAllByRole('listitem').findLast(({ textContent }) => name.test(textContent ?? ''));

describe('a moment', () => {
  it.each([
    ['2026-11-23T14:00-08:00', { day: '2026-11-23', clock: '14:00', zone: 'UTC\u22128' }],
    ['2026-11-23 14:00:30+0530', { day: '2026-11-23', clock: '14:00', zone: 'UTC+5:30' }],
    ['2026-11-23T14:00Z', { day: '2026-11-23', clock: '14:00', zone: 'UTC' }],
    ['2026-11-23', { day: '2026-11-23', clock: '', zone: '' }],
  ])('%s keeps the clock of its place', (at, parts) => expect(written(at)).toEqual(parts));

  it.each([
    ['2026-11-23T14:00-08:00', '2026-11-22T08:00-08:00', 1800],
    ['2026-11-23T14:00+09:00', '2026-11-23T14:00+08:00', -60],
    ['2026-11-25', '2026-11-24', 1440],
    ['2026-11-25', '2026-11-24T10:00+08:00', 1440],
    ['', '2026-11-24', null],
    ['nonsense', '2026-11-24', null],
  ])('%s against %s is %s minutes', (at, plan, minutes) => expect(delay(at, plan)).toBe(minutes));
});

it('says of every milestone which kind of time it has, beside glyph and line', () => {
  render(<Timeline stops={stops} legend={false} />, { wrapper });
  expect(row(/提空箱/)).toHaveTextContent('实际 提空箱11-03 10:22');
  expect(row(/卸船/)).toHaveTextContent('计划 卸船11-24');
  expect(row(/预计抵港/)).toHaveAttribute('data-kind', 'estimated');
  expect(row(/离港/)).toHaveAttribute('data-line', 'estimated');
});

it('says how late or early against the plan', () => {
  render(<Timeline stops={stops} />, { wrapper });
  expect(row(/预计抵港/)).toHaveTextContent('原计划 11-22 08:00 推迟 1 天 06 时');
  expect(row(/开船/)).toHaveTextContent('提前 4 时');
  expect(row(/离港/)).toHaveTextContent('与计划一致');
  expect(row(/提柜/)).toHaveTextContent('推迟 1 天');
});

it('names the clock of each place once, and of a moment that has another', () => {
  render(
    <Timeline
      stops={[
        {
          name: '洛杉矶',
          milestones: [
            { name: '抵港', kind: 'actual', at: '2026-10-31T14:00-07:00' },
            { name: '卸船', kind: 'actual', at: '2026-11-01T14:00-08:00' },
          ],
        },
      ]}
    />,
    { wrapper },
  );
  expect(screen.getByRole('heading', { name: /洛杉矶/ })).toHaveTextContent('UTC\u22127');
  expect(row(/抵港/)).not.toHaveTextContent('UTC');
  expect(row(/卸船/)).toHaveTextContent('11-01 14:00 UTC\u22128');
});

it('puts the goods between two places', () => {
  render(<Timeline stops={stops} position={position} />, { wrapper });
  const now = document.querySelector<HTMLElement>('[aria-current=step]');
  expect(now && within(now).getByText('北太平洋，航程 77%')).toBeInTheDocument();
  expect(row(/离港/)).toHaveAttribute('data-line', 'actual');
});

it('waits, and says that nothing is known', () => {
  const { rerender } = render(<Timeline stops={[]} loading />, { wrapper });
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
  rerender(<Timeline stops={[]} />);
  expect(screen.getByText('还没有节点')).toBeInTheDocument();
});
