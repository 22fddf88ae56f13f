import { LadingProvider } from '@lading/ui';
import { messages } from '@lading/ui/en-US';
import { icons } from '@lading/ui/icon';
import { WorkspaceShell } from '@lading/ui/shell';
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
import { forwardRef } from 'react';
import { createRoot } from 'react-dom/client';
import '@lading/ui/base.css';
import '@lading/ui/shell.css';
import '../bill-lading/style.css';

const BRAND = { name: 'Lading', href: '/' };
const USER = { name: 'A. Reader', menu: [{ id: 'leave', label: 'Log out', onSelect: () => undefined }] };
const NAV = [
  {
    items: [
      { id: 'home', label: 'Home', href: '/', icon: icons.home },
      { id: 'orders', label: 'Orders', href: '/second', icon: icons.box },
    ],
  },
];

/** The router's link as the shell asks for it. */
const RouterLink = forwardRef(function RouterLink({ href, ...rest }, ref) {
  return <Link {...rest} ref={ref} to={href} data-testid={href === '/second' ? 'nav' : undefined} />;
});

const root = createRootRoute({
  component: () => (
    <LadingProvider locale="en-US" messages={messages} link={RouterLink}>
      <WorkspaceShell brand={BRAND} nav={NAV} user={USER}>
        <Outlet />
      </WorkspaceShell>
    </LadingProvider>
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
