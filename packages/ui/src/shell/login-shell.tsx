import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { ContainerDoor } from '../art/container-door.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { BrandLink } from './brand-link.tsx';
import * as css from './login-shell.css.ts';
import { MAIN, SkipLink } from './skip-link.tsx';
import type { Brand } from './types.ts';

/** What of it has a name of its own. */
export type LoginShellPart = 'header' | 'tools' | 'picture' | 'main' | 'title' | 'lead' | 'more' | 'footer';

export interface LoginShellProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** classes by part: `header` with `tools`, `picture`, `main` with `title`, `lead` and `more`, `footer` */
  classNames?: PartClasses<LoginShellPart> | undefined;
  brand: Brand;
  /** at the end of the header: language, back to the home page */
  tools?: ReactNode;
  /** the picture; a container's door end when absent */
  aside?: ReactNode;
  footer?: ReactNode;
  /** the heading of the page, where what stands under it is more than one form */
  title?: ReactNode;
  /** one sentence under the heading */
  lead?: ReactNode;
  /** under the form: where else to go */
  more?: ReactNode;
  /** the form, 400 px wide; with a heading of its own where there is no `title` */
  children: ReactNode;
}

/** Log in, register and their kin: a picture at the start, the form at the end; on a phone one above the other. */
export const LoginShell = /* @__PURE__ */ forwardRef<HTMLDivElement, LoginShellProps>(function LoginShell(
  { brand, tools, aside = <ContainerDoor />, title, lead, more, footer, children, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <div data-component="LoginShell" {...rest} ref={ref} className={`${css.shell} ${className}`}>
      <SkipLink />
      <header {...part('header', css.header)}>
        <BrandLink brand={brand} />
        <div {...part('tools', css.tools)}>{tools}</div>
      </header>
      <div {...part('picture', css.picture)}>
        <div className={css.crop}>{aside}</div>
      </div>
      <main id={MAIN} {...part('main', css.main)} tabIndex={-1}>
        <div className={css.form}>
          {title && <h1 {...part('title', css.title)}>{title}</h1>}
          {lead && <p {...part('lead', css.lead)}>{lead}</p>}
          {children}
          {more && <div {...part('more', css.more)}>{more}</div>}
        </div>
      </main>
      {footer && (
        <footer {...part('footer', css.footer)}>
          <div className={css.form}>{footer}</div>
        </footer>
      )}
    </div>
  );
});
