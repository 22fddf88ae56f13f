import { createFileRoute } from '@tanstack/react-router';
import { AgreementPage } from '../../features/agreement/agreement-page.tsx';

export const Route = createFileRoute('/_site/agreement')({
  staticData: { titleId: 'agreement.title', door: true },
  loader: ({ context }) => context.loadTexts('agreement', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: AgreementPage,
});
