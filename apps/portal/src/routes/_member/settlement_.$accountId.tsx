import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '../../features/settlement/statement/statement-page.tsx';

export const Route = createFileRoute('/_member/settlement_/$accountId')({
  staticData: { titleId: 'routes.statement', permission: 'settlement:view' },
  params: { parse: ({ accountId }) => /^[1-9]\d{0,14}$/.test(accountId) && { accountId } },
  loader: ({ context }) => context.loadTexts('statements', 'settlement', 'list', 'ui/settlement'),
  component: StatementPage,
});
