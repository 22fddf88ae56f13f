import { type SiteFooterProps, SiteHeader, type SiteMenuEntry, SiteShell } from '@lading/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { submenus } from '../access/menu.ts';
import { useText } from '../i18n/text.ts';
import { HOTLINE, useBrand } from './brand.ts';
import { usePortal } from './context.ts';
import { offers } from './house.ts';
import { Language } from './language.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLate } from './use-late.ts';
import { useMenu } from './use-menu.ts';
import { useUserMenu } from './use-user-menu.ts';

// Below the first screen.
const SiteFoot = lazy(async () => ({ default: (await import('./site-foot.tsx')).SiteFoot }));
const loadReach = async () => (await import('./reach.tsx')).Reach;
const REACH_SAYS = ['ask', 'site'] as const;

type Entry = ReturnType<typeof useMenu>[number];
const linkOf = ({ id, href, label, current }: Entry): SiteMenuEntry => ({ id, href, label, current });

function entryOf(open: readonly Entry[]): SiteMenuEntry {
  const [first] = open as readonly [Entry];
  return open.length === 1
    ? linkOf(first)
    : { id: `${first.id}…`, label: first.group ?? first.label, children: open.map(linkOf) };
}

/** The same pages at the foot: each group under its heading, those without one together. */
function columnsOf(entries: readonly (readonly Entry[])[], single: string) {
  const link = ({ id, href, label }: Entry) => ({ id, href, label });
  const alone = entries.filter((open) => open.length === 1).flat();
  const groups = entries.filter((open) => open.length > 1);
  return [
    { heading: single, links: alone.map(link) },
    ...groups.map((open) => ({ heading: open[0]?.group ?? '', links: open.map(link) })),
  ];
}

/** The public site around a page; its header lies over the chart of the home page. */
export function SiteFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const text = useText();
  const { house } = usePortal();
  const entries = submenus(useMenu().filter(({ onSite, href }) => onSite && (href !== '/fba' || offers(house, 'fba'))));
  const items = entries.map(entryOf);
  const user = useUserMenu();
  const home = useRouterState({ select: ({ location }) => location.pathname === '/index' });
  const brand = useBrand();
  const Reach = useLate(loadReach, false, REACH_SAYS);
  const [hotline, setHotline] = useState(house.hotline ?? HOTLINE);
  const foot: SiteFooterProps = {
    brand,
    lead: text('app.lead'),
    hotline: { label: text('app.hotlineLabel'), number: hotline },
    columns: columnsOf(entries, text('routes.ofSite')),
    legal: <span>{text('app.legal', { company: text('app.company') })}</span>,
  };
  return (
    <SiteShell
      header={
        <SiteHeader
          brand={brand}
          items={items}
          variant={home ? 'transparent' : 'normal'}
          languageSwitch={<Language />}
          // Whoever is logged in has it in their menu.
          {...(!user && { tools: <ThemeSwitch />, drawerTools: <ThemeSwitch words /> })}
          user={user}
          loginHref="/login"
          registerHref="/register"
          hotline={hotline}
        />
      }
      footer={
        <>
          <Suspense>
            <SiteFoot foot={foot} onHotline={setHotline} />
          </Suspense>
          {Reach && createElement(Reach)}
        </>
      }
    >
      {children}
    </SiteShell>
  );
}
