import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { ContainerDoor } from '../art/container-door.tsx';
import { BrandLink } from './brand-link.tsx';
import * as css from './login-shell.css.ts';
import { MAIN, SkipLink } from './skip-link.tsx';
import type { Brand } from './types.ts';

export interface LoginShellProps extends ComponentPropsWithoutRef<'div'> {
  brand: Brand;
  /** at the end of the header: language, back to the home page */
  tools?: ReactNode;
  /** the picture; a container's door end when absent */
  aside?: ReactNode;
  footer?: ReactNode;
  /** a heading and the form, 400 px wide */
  children: ReactNode;
}

/** Log in, register and their kin: a picture at the start, the form at the end; on a phone one above the other. */
export const LoginShell = /* @__PURE__ */ forwardRef<HTMLDivElement, LoginShellProps>(function LoginShell(
  { brand, tools, aside = <ContainerDoor />, footer, children, className = '', ...rest },
  ref,
) {
  return (
    <div data-component="LoginShell" {...rest} ref={ref} className={`${css.shell} ${className}`}>
      <SkipLink />
      <header className={css.header}>
        <BrandLink brand={brand} />
        <div className={css.tools}>{tools}</div>
      </header>
      <div className={css.picture}>
        <div className={css.crop}>{aside}</div>
      </div>
      <main id={MAIN} className={css.main} tabIndex={-1}>
        <div className={css.form}>{children}</div>
      </main>
      {footer && (
        <footer className={css.footer}>
          <div className={css.form}>{footer}</div>
        </footer>
      )}
    </div>
  );
});
