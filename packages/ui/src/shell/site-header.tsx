import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactNode, Suspense } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useLink, useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { BrandLink } from './brand-link.tsx';
import { content } from './shell.css.ts';
import * as css from './site-header.css.ts';
import type { Brand, ShellUser, SiteNavItem } from './types.ts';
import { useDisclosure } from './use-disclosure.ts';

// Most visitors are not logged in: the menu and the library under it come when somebody is.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

export interface SiteHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  brand: Brand;
  items: readonly SiteNavItem[];
  /** transparent lies over the picture of the page below it */
  variant?: 'normal' | 'transparent';
  languageSwitch?: ReactNode;
  /** who is logged in; without one `loginHref` is offered */
  user?: ShellUser | undefined;
  loginHref?: string;
  hotline?: string;
}

/** The head of a public page: the house, its pages, and who is logged in; under 1100 px the pages stand in a drawer. */
export const SiteHeader = /* @__PURE__ */ forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(
  { brand, items, variant = 'normal', languageSwitch, user, loginHref, hotline, className = '', ...rest },
  ref,
) {
  const text = useText();
  const Anchor = useLink();
  const menu = useDisclosure();
  const links = (className: string) =>
    items.map(({ id, label, href, current }) => (
      <li key={id}>
        <Anchor href={href} className={className} aria-current={current ? 'page' : undefined} onClick={menu.close}>
          {label}
        </Anchor>
      </li>
    ));
  return (
    <header
      data-component="SiteHeader"
      {...rest}
      ref={ref}
      className={`${css.header} ${className}`}
      data-variant={variant}
    >
      <div className={`${content} ${css.row}`}>
        <BrandLink brand={brand} />
        <nav className={css.nav} aria-label={text('shell.mainNav')}>
          <ul className={css.list}>{links(css.item)}</ul>
        </nav>
        <div className={css.tools}>
          {hotline && <Hotline number={hotline} />}
          {languageSwitch}
          {user ? (
            <Suspense>
              <UserMenu user={user} />
            </Suspense>
          ) : (
            loginHref && (
              <Anchor href={loginHref} className={css.login}>
                {text('shell.login')}
              </Anchor>
            )
          )}
        </div>
        {items.length > 0 && (
          <div className={css.burger}>
            <IconButton icon={icons.menu} label={text('shell.menu')} {...menu.button} />
          </div>
        )}
      </div>
      <nav className={css.drawer} aria-label={text('shell.menu')} id={menu.id} hidden={!menu.open}>
        <ul>{links(css.drawerItem)}</ul>
      </nav>
    </header>
  );
});

function Hotline({ number }: { number: string }) {
  const text = useText();
  return (
    <a className={css.hotline} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      <Icon drawing={icons.phone} />
      <span>
        <span className={css.hotlineLabel}>{text('shell.hotline')}</span>{' '}
        <span className={css.hotlineNumber}>{number}</span>
      </span>
    </a>
  );
}
