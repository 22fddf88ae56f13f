import { createFileRoute } from '@tanstack/react-router';
import { SharedEnquiryPage } from '../features/inquiry/shared-enquiry-page.tsx';

export const Route = createFileRoute('/share/enquiry/$token')({
  staticData: { titleId: 'routes.fba', door: true },
  loader: ({ context }) => context.loadTexts('enquiry', 'ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: SharedEnquiryPage,
});
