import { createFileRoute } from '@tanstack/react-router';
import { InstructionsPage } from '../../features/order/instruction/instructions-page.tsx';
import { instructionsSearch } from '../../features/order/instruction/instructions-search.ts';

export const Route = createFileRoute('/_member/instructions')({
  staticData: { titleId: 'routes.instructions', permission: 'si:edit', menu: { order: 4, icon: 'compare' } },
  validateSearch: instructionsSearch,
  loader: ({ context }) => context.loadTexts('instructions', 'importing', 'list'),
  component: InstructionsPage,
});
