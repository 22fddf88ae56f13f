import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { MILESTONES } from './fixtures.ts';
import { MilestoneBar } from './milestone-bar.tsx';

conforms('MilestoneBar', <MilestoneBar milestones={MILESTONES['zh-CN']} />, { ref: HTMLDivElement });

it('says of each what kind of time it has, and marks what is late', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <MilestoneBar milestones={MILESTONES['en-US']} label="Order" />
    </LadingProvider>,
  );
  const list = screen.getByRole('list', { name: 'Order' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Actual Booked11-13 10:05',
    'Actual Empty picked up11-17 09:41',
    'Actual Stuffed11-18 15:10',
    'Estimated VGM11-21 20:002 of 3 sent',
    'Planned Gate in11-22 12:00',
    'Estimated Sailing11-27',
    'Planned ArrivalNo time yet',
  ]);
  expect(screen.getByText('11-27')).toHaveAttribute('data-late');
});
