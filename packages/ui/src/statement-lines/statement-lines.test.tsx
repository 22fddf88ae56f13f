import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { groupsIn, wordsIn } from './fixtures.ts';
import { StatementLines } from './statement-lines.tsx';
import { StatementThread } from './statement-thread.tsx';
import { VarianceMark } from './variance-mark.tsx';

const groups = groupsIn('en-US');
const thread = <StatementThread name="BAF" words={wordsIn('en-US')} />;
conforms('StatementLines', <StatementLines groups={groups} under={({ id }) => id === 7 && thread} />, {
  ref: HTMLDivElement,
});
conforms('VarianceMark', <VarianceMark currency="CNY" amount="300.00" marked />, { ref: HTMLElement });
conforms('StatementThread', thread, { ref: HTMLUListElement });

it('marks what differs, says what nobody foretold, and asks about a line or agrees', async () => {
  const onQuery = vi.fn();
  const onRight = vi.fn();
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <StatementLines groups={groups} onQuery={onQuery} onRight={onRight} />
    </LadingProvider>,
  );
  const row = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);
  expect(row(/Trucking/).getByText('+300.00').tagName).toBe('MARK');
  expect(row(/Manifest/).getByText('0.00').tagName).not.toBe('MARK');
  expect(row(/Inspection/).getByText('not predicted')).toBeInTheDocument();
  await userEvent.click(row(/Trucking/).getByRole('button', { name: 'Query Trucking, 3 h waiting' }));
  expect(onQuery).toHaveBeenCalledWith(groups[0]?.lines[4]);
  await userEvent.click(row(/Bunker/).getByRole('button', { name: 'Bunker BAF looks right' }));
  expect(onRight).toHaveBeenCalledWith(groups[1]?.lines[1]);
  // What is asked already is not asked twice.
  expect(row(/Inspection/).queryByRole('button')).toBeNull();
});

it('folds the charges of an order', async () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <StatementLines groups={groups} />
    </LadingProvider>,
  );
  const fold = screen.getByRole('button', { name: 'Charges of MB26S01855' });
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('rowheader', { name: /Trucking/ })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /Bunker/ })).toBeInTheDocument();
});
