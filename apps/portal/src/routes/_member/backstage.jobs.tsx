import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '../../features/jobs/jobs-page.tsx';
import { jobsSearch } from '../../features/jobs/jobs-search.ts';

export const Route = createFileRoute('/_member/backstage/jobs')({
  staticData: {
    titleId: 'routes.jobs',
    permission: 'user:admin',
    menu: { order: 15, icon: 'refresh', group: 'routes.baseData' },
  },
  validateSearch: jobsSearch,
  loader: ({ context }) => context.loadTexts('jobs', 'list'),
  component: JobsPage,
});
