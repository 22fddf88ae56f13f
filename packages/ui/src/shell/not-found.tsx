import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import { Link } from '../link/link.tsx';
import * as css from './not-found.css.ts';

export interface NotFoundProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  homeHref: string;
}

/** No page has this address. */
export const NotFound = /* @__PURE__ */ forwardRef<HTMLDivElement, NotFoundProps>(function NotFound(
  { homeHref, className = '', ...rest },
  ref,
) {
  const text = useText();
  return (
    <div data-component="NotFound" {...rest} ref={ref} className={`${css.empty} ${className}`}>
      <p className={css.number} aria-hidden="true">
        404
      </p>
      <h1 className={css.title}>{text('shell.berthEmpty')}</h1>
      <p className={css.reason}>{text('shell.berthReason')}</p>
      <Link href={homeHref}>{text('shell.backHome')}</Link>
    </div>
  );
});
