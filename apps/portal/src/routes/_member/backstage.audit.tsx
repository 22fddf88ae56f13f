import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/audit/audit-page.tsx';
import { auditSearch } from '../../features/audit/audit-search.ts';

export const Route = createFileRoute('/_member/backstage/audit')({
  staticData: {
    titleId: 'routes.audit',
    permission: 'user:admin',
    menu: { order: 17, icon: 'history', group: 'routes.baseData' },
  },
  validateSearch: auditSearch,
  loader: ({ context }) => context.loadTexts('audit', 'list'),
  component: AuditPage,
});
