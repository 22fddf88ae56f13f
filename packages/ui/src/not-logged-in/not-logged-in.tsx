import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as state from '../empty/empty.css.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { spaceAfter } from '../i18n/space-after.ts';
import { Link } from '../link/link.tsx';
import * as styles from './not-logged-in.css.ts';
import { useCountdown } from './use-countdown.ts';

/** What of it has a name of its own. */
export type NotLoggedInPart = 'clock' | 'title' | 'text' | 'note' | 'link';

export interface NotLoggedInProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `clock`, `title`, `text` the seconds in words, `note` with the `link` */
  classNames?: PartClasses<NotLoggedInPart> | undefined;
  /** the login page, with the way back in it: what the link goes to */
  loginHref: string;
  /** goes there, once, when the seconds are over */
  onLeave: () => void;
  /** 3 when not given */
  seconds?: number;
}

// Radius 31 in a box of 72.
const ROUND = 195;

/** This page is for those who are logged in: it counts down, goes to the login page, and has a link should that fail. */
export const NotLoggedIn = /* @__PURE__ */ forwardRef<HTMLDivElement, NotLoggedInProps>(function NotLoggedIn(
  { loginHref, onLeave, seconds = 3, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const stuck = text('notLoggedIn.stuck');
  const left = useCountdown(seconds, onLeave);
  return (
    <div data-component="NotLoggedIn" {...rest} ref={ref} className={`${state.state} ${className}`}>
      <span {...part('clock', styles.clock)} aria-hidden="true">
        <svg className={styles.ring} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
          <circle className={styles.scale} cx="36" cy="36" r="31" />
          <circle
            className={styles.course}
            cx="36"
            cy="36"
            r="31"
            strokeDasharray={`${(ROUND * left) / Math.max(seconds, 1)} ${ROUND}`}
          />
        </svg>
        {left}
      </span>
      {/* Read out once, when it appears; the seconds would be read out one by one. */}
      <div role="alert">
        <h2 {...part('title', styles.title)}>{text('notLoggedIn.title')}</h2>
      </div>
      <p {...part('text', state.reason)} role="timer">
        {left > 0 ? text('notLoggedIn.leaving', { seconds: left }) : text('notLoggedIn.going')}
      </p>
      <p {...part('note', styles.stuck)}>
        {stuck}
        {spaceAfter(stuck)}
        <Link {...part('link')} href={loginHref}>
          {text('notLoggedIn.click')}
        </Link>
      </p>
    </div>
  );
});
