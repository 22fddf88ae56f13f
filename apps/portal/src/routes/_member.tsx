import { createFileRoute } from '@tanstack/react-router';
import { guardMember } from '../access/guard-member.ts';
import { MemberFrame } from '../app/member-frame.tsx';

export const Route = createFileRoute('/_member')({
  staticData: { titleId: 'routes.orders', tab: false },
  beforeLoad: (visit): Promise<void> => guardMember(visit),
  loader: ({ context }) => context.loadTexts('ui/desk'),
  staleTime: Number.POSITIVE_INFINITY,
  component: MemberFrame,
});
