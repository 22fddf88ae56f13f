import { ErrorPanel, Loading, type OfferLine } from '@lading/ui';
import type { ReactNode } from 'react';
import { type Cost, includedOf, type Saying, worthOf } from '../../../kit/rate-words.ts';
import type { useLoadable } from '../../../kit/use-loadable.ts';

/** Lines that are in a sum, each with what it is reckoned by. */
export const chargedLines = (lines: Cost['lines'], say: Saying): OfferLine[] =>
  lines
    .filter(({ state }) => state === 'charged' || state === 'inFreight')
    .map((line) => {
      const { name, basis, currency, amount } = includedOf(line, say);
      return { name, basis, value: say.money(currency, amount ?? '') };
    });

/** Lines that may come, or are wished for. */
export const otherLines = (lines: Cost['lines'], say: Saying): OfferLine[] =>
  lines
    .filter(({ state }) => state === 'optional' || state === 'notIncluded')
    .map((line) => ({ name: line.name, value: worthOf(line, say) }));

/** What stands for the lines until they are there. */
export function insteadOf(lines: ReturnType<typeof useLoadable>): ReactNode {
  if (lines.status === 'loading') return <Loading />;
  if (lines.status === 'error') return <ErrorPanel message={lines.message} onRetry={lines.retry} />;
  return undefined;
}
