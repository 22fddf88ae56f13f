import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { createSheetDraft } from './draft.ts';
import { rateColumns, rateRows } from './fixtures.ts';
import { Sheet } from './sheet.tsx';
import type { SheetProps } from './sheet-props.ts';

export const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="en-US" messages={messages}>
    {children}
  </LadingProvider>
);
export const COLUMNS = rateColumns('en-US');
/** Where the price of a box stands. */
export const HQ = 4;

/** A sheet of rates, with what a test asks of it. */
export function show(props: Partial<SheetProps> & { count?: number } = {}) {
  const { count = 6, ...rest } = props;
  const draft = createSheetDraft(rateRows(count));
  const user = userEvent.setup();
  const rowName: SheetProps['rowName'] = ({ values }) => values['carrier'] ?? '';
  const view = render(<Sheet label="Rates" columns={COLUMNS} source={draft} rowName={rowName} removable {...rest} />, {
    wrapper,
  });
  const cell = (row: number, column: number) =>
    view.container.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
  const value = (row: number, column: string) => draft.get()[row]?.values[column];
  const chosen = () => view.container.querySelectorAll('td[aria-selected=true]').length;
  const said = () => view.container.querySelector('[role=status]')?.textContent;
  return { ...view, draft, user, cell, value, chosen, said };
}
/** To a cell, as the keys go. */
export const to = async (user: ReturnType<typeof userEvent.setup>, row: number, column: number) => {
  await user.tab();
  if (row > 0) await user.keyboard(`{ArrowDown>${row}/}`);
  if (column > 0) await user.keyboard(`{ArrowRight>${column}/}`);
};
