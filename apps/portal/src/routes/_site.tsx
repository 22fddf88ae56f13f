import { createFileRoute } from '@tanstack/react-router';
import { SiteFrame } from '../app/site-frame.tsx';

export const Route = createFileRoute('/_site')({
  staticData: { titleId: 'routes.home', door: true },
  component: SiteFrame,
});
