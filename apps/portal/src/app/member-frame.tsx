import { TabHistory, WorkspaceShell } from '@lading/ui';
import { Outlet } from '@tanstack/react-router';
import { grouped } from '../access/menu.ts';
import { LateFinder } from '../features/finder/late-finder.tsx';
import { Bell } from '../features/message/bell.tsx';
import { useToDoCount } from '../features/user/use-to-do-count.ts';
import { useText } from '../i18n/text.ts';
import { CUSTOMER_DESK } from '../session/desk.ts';
import { useMay } from '../session/use-may.ts';
import { useDesk } from '../session/use-session.ts';
import { AppLink } from './app-link.tsx';
import { useBrand } from './brand.ts';
import { useDeskCounts } from './desk-counts.ts';
import { Language } from './language.tsx';
import { MENU_ICONS } from './menu-icons.ts';
import { useTypedFace } from './typed-face.ts';
import { useMenu } from './use-menu.ts';
import { useTabs } from './use-tabs.ts';
import { useUserMenu } from './use-user-menu.ts';

/** The workspace around a member page. */
export function MemberFrame() {
  const text = useText();
  const nav = useMenu().filter(({ atWork }) => atWork);
  const user = useUserMenu();
  const tabs = useTabs();
  const toDos = useToDoCount(user !== undefined);
  const isStaff = useDesk() !== CUSTOMER_DESK;
  const mayRead = useMay('message:view');
  const mayFind = useMay('staff:home');
  const counts = useDeskCounts(mayFind);
  const brand = useBrand();
  useTypedFace();
  // The session has just ended; the login page is on its way.
  if (!user) return null;
  const groups = grouped(nav).map(({ heading, items }) => ({
    heading,
    items: items.map(({ id, href, label, icon, current }) => ({
      id,
      href,
      label,
      current,
      icon: MENU_ICONS[icon],
      badge: href === CUSTOMER_DESK ? toDos : counts.get(href),
    })),
  }));
  return (
    <WorkspaceShell
      brand={brand}
      label={text(isStaff ? 'app.desk' : 'app.workspace')}
      nav={groups}
      user={user}
      tools={
        <>
          {mayFind && <LateFinder />}
          <AppLink href="/index">{text('app.publicSite')}</AppLink>
          <Language />
        </>
      }
      bell={mayRead && <Bell />}
      tabs={<TabHistory {...tabs} />}
    >
      <Outlet />
    </WorkspaceShell>
  );
}
