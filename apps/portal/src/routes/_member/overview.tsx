import { createFileRoute } from '@tanstack/react-router';
import { useToDo } from '../../features/order/use-to-do.ts';
import { OverviewPage } from '../../features/overview/overview-page.tsx';
import { AccountDialog } from '../../features/settlement/account-dialog.tsx';
import { ToDoList } from '../../features/user/to-do-list.tsx';

/** The to-dos with what each of them opens, which is the matter of the orders. */
const ToDos = ({ onAccount }: { onAccount(accountId: number): void }) => (
  <ToDoList onOpen={useToDo({ openAccount: onAccount })} />
);

export const Route = createFileRoute('/_member/overview')({
  staticData: { titleId: 'routes.overview', permission: 'order:view', menu: { order: 1, icon: 'grid' } },
  loader: ({ context }) => context.loadTexts('overview', 'list', 'settlement'),
  component: () => <OverviewPage ToDos={ToDos} AccountDialog={AccountDialog} />,
});
