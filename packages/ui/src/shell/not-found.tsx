import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { Link } from '../link/link.tsx';
import * as css from './not-found.css.ts';

/** What of it has a name of its own. */
export type NotFoundPart = 'number' | 'title' | 'reason' | 'link';

export interface NotFoundProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `number`, `title`, `reason`, `link` */
  classNames?: PartClasses<NotFoundPart> | undefined;
  homeHref: string;
}

/** No page has this address. */
export const NotFound = /* @__PURE__ */ forwardRef<HTMLDivElement, NotFoundProps>(function NotFound(
  { homeHref, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <div data-component="NotFound" {...rest} ref={ref} className={`${css.empty} ${className}`}>
      <p {...part('number', css.number)} aria-hidden="true">
        404
      </p>
      <h1 {...part('title', css.title)}>{text('shell.berthEmpty')}</h1>
      <p {...part('reason', css.reason)}>{text('shell.berthReason')}</p>
      <Link {...part('link')} href={homeHref}>
        {text('shell.backHome')}
      </Link>
    </div>
  );
});
