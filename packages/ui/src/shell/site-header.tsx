import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { ButtonLink } from '../button/button-link.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { BrandLink } from './brand-link.tsx';
import { content } from './shell.css.ts';
import * as css from './site-header.css.ts';
import { SiteMenu } from './site-menu.tsx';
import type { SiteMenuEntry } from './site-menu-entries.ts';
import type { Brand, ShellUser } from './types.ts';
import { useDisclosure } from './use-disclosure.ts';

// Most visitors are not logged in: the menu and the library under it come when somebody is.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

/** What of it has a name of its own. */
export type SiteHeaderPart = 'row' | 'nav' | 'tools' | 'hotline' | 'login' | 'register' | 'drawer';

export interface SiteHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** classes by part: `row` with `nav`, `tools`, and in these `hotline`, `login` and `register`; `drawer` of a phone */
  classNames?: PartClasses<SiteHeaderPart> | undefined;
  brand: Brand;
  /** what this reader may see: `menuEntries(routes, roles)` */
  items: readonly SiteMenuEntry[];
  /** transparent lies over the picture of the page below it */
  variant?: 'normal' | 'transparent';
  languageSwitch?: ReactNode;
  /** before the languages; a phone has no room for them and shows `drawerTools` in its drawer */
  tools?: ReactNode;
  drawerTools?: ReactNode;
  /** who is logged in; without one `loginHref` is offered */
  user?: ShellUser | undefined;
  loginHref?: string;
  registerHref?: string;
  hotline?: string;
}

/** The head of a public page: the house, its pages, and who is logged in; under 1100 px the pages stand in a drawer. */
export const SiteHeader = /* @__PURE__ */ forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(props, ref) {
  const { brand, items, variant = 'normal', languageSwitch, tools, drawerTools, user, ...others } = props;
  const { loginHref, registerHref, hotline, className = '', classNames, ...rest } = others;
  const part = partsOf(classNames);
  const text = useText();
  const menu = useDisclosure();
  return (
    <header
      data-component="SiteHeader"
      {...rest}
      ref={ref}
      className={`${css.header} ${className}`}
      data-variant={variant}
    >
      <div {...part('row', `${content} ${css.row}`)}>
        <BrandLink brand={brand} />
        <nav {...part('nav', css.nav)} aria-label={text('shell.mainNav')}>
          <SiteMenu items={items} />
        </nav>
        <div {...part('tools', css.tools)}>
          {hotline && <Hotline number={hotline} part={part} />}
          {tools && <div className={css.wide}>{tools}</div>}
          {languageSwitch}
          {user ? (
            <LateMenu user={user} />
          ) : (
            <>
              {loginHref && (
                <Anchor href={loginHref} {...part('login', css.login)}>
                  {text('shell.login')}
                </Anchor>
              )}
              {registerHref && (
                <span {...part('register', css.register)}>
                  <ButtonLink href={registerHref} variant="primary">
                    {text('shell.register')}
                  </ButtonLink>
                </span>
              )}
            </>
          )}
        </div>
        {items.length > 0 && (
          <div className={css.burger}>
            <IconButton icon={icons.menu} label={text('shell.menu')} {...menu.button} />
          </div>
        )}
      </div>
      <nav {...part('drawer', css.drawer)} aria-label={text('shell.menu')} id={menu.id} hidden={!menu.open}>
        <SiteMenu items={items} layout="list" onLeave={menu.close} />
        {drawerTools && <div className={css.phone}>{drawerTools}</div>}
      </nav>
    </header>
  );
});

const never = () => () => undefined;

/** A server that renders to a string cannot wait for the menu: there, and until the page is taken over, its place is empty. */
function LateMenu({ user }: { user: ShellUser }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here ? (
    <Suspense>
      <UserMenu user={user} />
    </Suspense>
  ) : null;
}

function Hotline({ number, part }: { number: string; part: NamePart<SiteHeaderPart> }) {
  const text = useText();
  return (
    <a {...part('hotline', css.hotline)} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      <Icon drawing={icons.phone} />
      <span>
        <span className={css.hotlineLabel}>{text('shell.hotline')}</span>{' '}
        <span className={css.hotlineNumber}>{number}</span>
      </span>
    </a>
  );
}
