import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { intl } from './intl.js';

const root = createRootRoute({
  component: () => (
    <>
      <nav>
        <Link to="/">{intl.formatMessage({ id: 'home' })}</Link>{' '}
        <Link to="/second" data-testid="nav">
          {intl.formatMessage({ id: 'orders' })}
        </Link>
      </nav>
      <Outlet />
    </>
  ),
});
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./home.jsx'), 'Home'),
});
const second = createRoute({
  getParentRoute: () => root,
  path: '/second',
  component: lazyRouteComponent(() => import('./second.jsx'), 'Second'),
});
const router = createRouter({ routeTree: root.addChildren([home, second]), history: createHashHistory() });
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
