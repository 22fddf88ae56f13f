import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { useMedia } from '../theme/use-media.ts';
import { BrandLink } from './brand-link.tsx';
import { MAIN, SkipLink } from './skip-link.tsx';
import type { Brand, ShellUser, WorkspaceNavGroup } from './types.ts';
import { useDisclosure } from './use-disclosure.ts';
import { UserMenu } from './user-menu.tsx';
import { WorkspaceNav } from './workspace-nav.tsx';
import * as css from './workspace-shell.css.ts';

/** What of it has a name of its own. */
export type WorkspaceShellPart = 'header' | 'label' | 'tools' | 'main';

export interface WorkspaceShellProps extends ComponentPropsWithoutRef<'div'> {
  /** classes by part: `header` with `label` and `tools`, `main` */
  classNames?: PartClasses<WorkspaceShellPart> | undefined;
  brand: Brand;
  /** beside the brand: which workspace this is */
  label?: string;
  nav: readonly WorkspaceNavGroup[];
  user: ShellUser;
  /** before the user: language, public site; on a phone in the drawer */
  tools?: ReactNode;
  /** beside the user at every width: what tells of something, a `MessagePopup` */
  bell?: ReactNode;
  /** the strip of open pages, a `TabHistory` */
  tabs?: ReactNode;
  children: ReactNode;
}

/**
 * Pages of people at work: header 48, navigation 204 (a rail of 56 under 1180 px, a drawer on a phone), open pages 36, and
 * the rest of the window for the page, which scrolls by itself. Everything in it is compact.
 */
export const WorkspaceShell = /* @__PURE__ */ forwardRef<HTMLDivElement, WorkspaceShellProps>(function WorkspaceShell(
  { brand, label, nav, user, tools, bell, tabs, children, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const drawer = useDisclosure();
  const phone = useMedia('(max-width: 767.98px)');
  return (
    <div
      data-component="WorkspaceShell"
      data-density="compact"
      {...rest}
      ref={ref}
      className={`${css.shell} ${className}`}
    >
      <SkipLink />
      <header {...part('header', css.header)}>
        <div className={css.burger}>
          <IconButton icon={icons.menu} label={text('shell.menu')} {...drawer.button} />
        </div>
        <BrandLink brand={brand} small />
        {label && <span {...part('label', css.label)}>{label}</span>}
        <div {...part('tools', css.tools)}>
          {phone ? null : tools}
          {bell}
          <UserMenu user={user} />
        </div>
      </header>
      <WorkspaceNav
        id={drawer.id}
        groups={nav}
        open={drawer.open}
        onLeave={drawer.close}
        tools={phone ? tools : null}
      />
      <div className={css.area}>
        {tabs}
        <main id={MAIN} {...part('main', css.main)} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
});
