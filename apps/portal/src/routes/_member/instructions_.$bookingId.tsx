import { createFileRoute } from '@tanstack/react-router';
import { InstructionPage } from '../../features/order/instruction/instruction-page.tsx';
import { instructionSearch } from '../../features/order/instruction/instruction-search.ts';
import { bookingOf } from '../../features/order/page/order-search.ts';

export const Route = createFileRoute('/_member/instructions_/$bookingId')({
  staticData: { titleId: 'routes.instruction', permission: 'bill:view' },
  params: { parse: ({ bookingId }) => bookingOf(bookingId) > 0 && { bookingId } },
  validateSearch: instructionSearch,
  loader: ({ context }) => context.loadTexts('instruction', 'paper-trail', 'review', 'ui/bills'),
  component: InstructionPage,
});
