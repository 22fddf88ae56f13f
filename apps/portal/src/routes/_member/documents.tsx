import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../features/order/papers/documents-page.tsx';
import { documentsSearch } from '../../features/order/papers/documents-search.ts';

export const Route = createFileRoute('/_member/documents')({
  staticData: { titleId: 'routes.documents', permission: 'file:view', menu: { order: 5, icon: 'document' } },
  validateSearch: documentsSearch,
  loader: ({ context }) => context.loadTexts('papers', 'list', 'review'),
  component: DocumentsPage,
});
