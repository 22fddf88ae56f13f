import { SiteFooter, SiteHeader, SiteShell } from '@lading/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { brandOf, HOTLINE } from './brand.ts';
import { Language } from './language.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLate } from './use-late.ts';
import { useMenu } from './use-menu.ts';
import { useUserMenu } from './use-user-menu.ts';

const loadReach = async () => (await import('./reach.tsx')).Reach;
const REACH_SAYS = ['ask'] as const;

/** The public site around a page; its header lies over the chart of the home page. */
export function SiteFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const text = useText();
  const items = useMenu().map(({ id, href, label, current }) => ({ id, href, label, current }));
  const user = useUserMenu();
  const home = useRouterState({ select: ({ location }) => location.pathname === '/index' });
  const brand = brandOf(text);
  const Reach = useLate(loadReach, false, REACH_SAYS);
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
          hotline={HOTLINE}
        />
      }
      footer={
        <>
          <SiteFooter
            brand={brand}
            lead={text('app.lead')}
            hotline={{ label: text('app.hotlineLabel'), number: HOTLINE }}
            legal={text('app.legal')}
          />
          {Reach && createElement(Reach)}
        </>
      }
    >
      {children}
    </SiteShell>
  );
}
