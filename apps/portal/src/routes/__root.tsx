import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalContext } from '../app/context.ts';
import { Root } from '../app/root.tsx';
import { RouteError } from '../app/route-error.tsx';

export const Route = createRootRouteWithContext<PortalContext>()({
  staticData: { titleId: 'routes.notFound' },
  component: Root,
  errorComponent: RouteError,
  notFoundComponent: lazyRouteComponent(() => import('../app/not-found-page.tsx'), 'NotFoundPage'),
});
