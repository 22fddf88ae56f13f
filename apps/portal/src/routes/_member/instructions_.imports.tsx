import { createFileRoute } from '@tanstack/react-router';
import { InstructionImportsPage } from '../../features/order/instruction/instruction-imports-page.tsx';
import { listSearch } from '../../kit/list-search.ts';

export const Route = createFileRoute('/_member/instructions_/imports')({
  staticData: { titleId: 'routes.instructionImports', permission: 'si:edit' },
  validateSearch: listSearch,
  loader: ({ context }) => context.loadTexts('import-errors', 'importing', 'list'),
  component: InstructionImportsPage,
});
