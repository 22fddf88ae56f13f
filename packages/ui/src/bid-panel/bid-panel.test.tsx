import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { BidLadder } from './bid-ladder.tsx';
import { BidPanel, type BidPanelProps } from './bid-panel.tsx';
import { BidStateTag } from './bid-state-tag.tsx';
import { Countdown } from './countdown.tsx';
import { STANDING } from './fixtures.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="en-US" messages={messages}>
    {children}
  </LadingProvider>
);
const ignore = () => undefined;
const NOW = Date.parse('2026-11-20T09:47:27+08:00');
afterEach(() => void vi.useRealTimers());

conforms('BidPanel', <BidPanel container="40HQ" standing={STANDING} onBid={ignore} />, { ref: HTMLFormElement });
conforms('BidLadder', <BidLadder prices={{ mine: '2290', list: '2410' }} currency="USD" />, { ref: HTMLDivElement });
conforms('BidStateTag', <BidStateTag state="taken" />, { ref: HTMLSpanElement });
conforms('Countdown', <Countdown at={STANDING.closesAt} now={NOW} />, { ref: HTMLSpanElement });

function open(props: Partial<BidPanelProps> = {}) {
  const onBid = vi.fn();
  render(<BidPanel container="40HQ" standing={STANDING} onBid={onBid} {...props} />, { wrapper });
  const price = screen.getByRole('textbox', { name: 'My bid' });
  return {
    onBid,
    price,
    write: async (figures: string) => {
      await userEvent.clear(price);
      await userEvent.type(price, figures);
      await userEvent.tab();
    },
    send: () => userEvent.click(screen.getByRole('button', { name: /^Bid/ })),
  };
}

describe('a bid', () => {
  it('begins a step above the best, and says what it costs, saves and is worth', async () => {
    const { onBid, price, send } = open({ boxes: 2 });
    expect(price).toHaveValue('2280');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Above the best bid: first in line. USD 120.00 saved on 2 boxes against the member price.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Bid USD 4,560.00' }));
    expect(onBid).toHaveBeenCalledExactlyOnceWith({ price: '2280.00', boxes: 2 });
    await send();
  });

  it.each([
    ['2262', 'A bid has to be a multiple of 5'],
    ['2260', 'Bid above your last bid of USD 2,260.00'],
    ['2415', 'A bid cannot be above the list price of USD 2,410.00'],
    ['0', 'A bid has to be a multiple of 5'],
  ])('of %s is not sent', async (figures, said) => {
    const { onBid, write, send } = open();
    await write(figures);
    expect(await screen.findByText(said)).toBeVisible();
    await send();
    expect(onBid).not.toHaveBeenCalled();
  });

  it('says that it would be taken at once, or stand below another', async () => {
    const { write } = open();
    await write('2340');
    expect(screen.getByRole('status')).toHaveTextContent('Taken at once');
    await write('2270');
    expect(screen.getByRole('status')).toHaveTextContent('Below the best bid');
  });

  it('of nobody has no price to begin with', async () => {
    const { onBid, price, send } = open({ standing: { ...STANDING, best: null, mine: null, bids: [] } });
    expect(price).toHaveValue('');
    await send();
    expect(await screen.findByText('Say what you offer for a box')).toBeVisible();
    expect(onBid).not.toHaveBeenCalled();
  });

  it('names no other, and says what was refused', () => {
    open({ errors: { price: 'Too low' }, failure: 'Not now' });
    expect(screen.getByText('Another member, 3 boxes')).toBeVisible();
    expect(screen.getByText('Me, 2 boxes')).toBeVisible();
    expect(screen.getByText('Too low')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Not now');
  });

  it('cannot be made once bidding has closed', () => {
    render(<BidPanel container="40HQ" standing={STANDING} closed onBid={ignore} />, { wrapper });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Bidding has closed')).toBeVisible();
  });
});

it('counts to the second on the last day, by itself', () => {
  vi.useFakeTimers({ now: NOW });
  render(<Countdown at={STANDING.closesAt} />, { wrapper });
  expect(screen.getByRole('timer')).toHaveTextContent('closes in 05:12:33');
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('timer')).toHaveTextContent('closes in 05:12:30');
  act(() => void vi.advanceTimersByTime(6 * 3_600_000));
  expect(screen.getByRole('timer')).toHaveTextContent('Bidding has closed');
  expect(vi.getTimerCount()).toBe(0);
});
