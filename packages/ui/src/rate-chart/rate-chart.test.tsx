import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { POINTS } from './fixtures.ts';
import { frontOf, namesBeside, scaleOf, worseThan } from './front.ts';
import { RateChart } from './rate-chart.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="en-US" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('RateChart', <RateChart title="价格与时效" currency="USD" points={POINTS} current="3" />, {
  ref: HTMLElement,
});

describe('what beats what', () => {
  const ids = (points: readonly { id: string }[]) => points.map(({ id }) => id);

  it('joins those that nothing beats, the fastest first', () => expect(ids(frontOf(POINTS))).toEqual(['1', '2', '3']));

  it('finds those that are dearer and slower', () => expect([...worseThan(POINTS)]).toEqual(['4', '5', '6']));

  it('lets a channel be as dear or as slow as another', () => {
    const point = (id: string, days: number, total: string) => ({ id, name: id, days, total });
    const same = [point('a', 14, '100.00'), point('b', 14, '100'), point('c', 15, '100.00'), point('d', 14, '120.00')];
    expect([...worseThan(same)]).toEqual([]);
    expect(ids(frontOf(same))).toEqual(['a', 'b']);
  });
});

it('gives each name a side on which it covers nothing, and none where there is no room', () => {
  const spot = (x: number, y: number) => ({ x, y, width: 0.2 });
  expect(namesBeside([spot(0.1, 0.5), spot(0.95, 0.5)])).toEqual([
    [1, -1],
    [-1, -1],
  ]);
  // On one spot they take different sides; the fifth finds none.
  const crowd = [0, 1, 2, 3, 4].map(() => spot(0.5, 0.5));
  const sides = namesBeside(crowd);
  expect(new Set(sides.map(String)).size).toBe(5);
  expect(sides[4]).toBeUndefined();
});

it.each([
  [[5180.35, 7680.35], 1, [5000, 6000, 7000, 8000]],
  [[11, 17], 1, [10, 12, 14, 16, 18]],
  [[14], 1, [14, 15]],
  [[0.2, 0.4], 1, [0, 1]],
])('writes round values around %j', (values, least, ticks) => {
  const scale = scaleOf(values, least);
  expect(scale.ticks).toEqual(ticks);
  for (const value of values) {
    expect(scale.at(value)).toBeGreaterThanOrEqual(0);
    expect(scale.at(value)).toBeLessThanOrEqual(1);
  }
});

it('says each channel, and whom nobody should take', () => {
  render(<RateChart title="Price and transit" currency="USD" points={POINTS} />, { wrapper });
  const figure = within(screen.getByRole('figure', { name: /^Price and transit/ }));
  expect(figure.getByText('COSCO: 14 days, USD 5,180.35')).toBeInTheDocument();
  expect(figure.getByText('ONE: 17 days, USD 5,290.35, dearer and slower than another')).toBeInTheDocument();
  expect(figure.getByText(/Nobody should take 3 channels/)).toBeVisible();
});

it('draws nothing without channels, and blames nobody where nobody is beaten', () => {
  const { container, rerender } = render(<RateChart title="x" currency="USD" points={[]} />, { wrapper });
  expect(container).toBeEmptyDOMElement();
  rerender(<RateChart title="x" currency="USD" points={POINTS.slice(0, 3)} />);
  expect(screen.queryByText(/Nobody should take/)).toBeNull();
});
