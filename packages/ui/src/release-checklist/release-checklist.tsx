import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './release-checklist.css.ts';

export interface ReleaseCheckItem {
  readonly code: string;
  readonly ok: boolean;
  /** whose turn it is where it is missing */
  readonly who: 'customer' | 'staff';
  /** what is so, or what is missing */
  readonly text: string;
  /** a way to mend it */
  readonly action?: ReactNode;
}

/** What of it has a name of its own. */
export type ReleaseChecklistPart = 'sum' | 'list' | 'item' | 'icon' | 'who';

export interface ReleaseChecklistProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `sum` above, `list` and in it each `item` with `icon` and `who` */
  classNames?: PartClasses<ReleaseChecklistPart> | undefined;
  checks: readonly ReleaseCheckItem[];
  /** the reader is one of the forwarder's people: whose turn it is reads the other way round */
  staff?: boolean;
}

/** What has to be before a bill is released: what is so, what is missing, and who acts. */
export const ReleaseChecklist = /* @__PURE__ */ forwardRef<HTMLDivElement, ReleaseChecklistProps>(
  function ReleaseChecklist({ checks, staff = false, className = '', classNames, ...rest }, ref) {
    const part = partsOf(classNames);
    const text = useText();
    const left = checks.filter(({ ok }) => !ok).length;
    const whose = (who: ReleaseCheckItem['who']) =>
      text(who === 'staff' ? 'release.byStaff' : staff ? 'release.customer' : 'release.byCustomer');
    return (
      <div data-component="ReleaseChecklist" {...rest} ref={ref} className={`${styles.releaseChecklist} ${className}`}>
        <p role="status" {...part('sum', styles.sum)} data-ready={left === 0 ? '' : undefined}>
          {left === 0 ? text('release.ready') : text('release.left', { count: left })}
        </p>
        <ul {...part('list', styles.list)} aria-label={text('release.checks')}>
          {checks.map(({ code, ok, who, text: words, action }) => (
            <li key={code} {...part('item', styles.item)} data-ok={ok ? '' : undefined}>
              <span {...part('icon', styles.icon)}>
                <Icon drawing={ok ? icons.checkCircle : icons.octagon} size="sm" />
                <VisuallyHidden>{text(ok ? 'release.done' : 'release.open')}</VisuallyHidden>
              </span>
              <span className={styles.words}>{words}</span>
              {!ok && <span {...part('who', styles.who)}>{whose(who)}</span>}
              {!ok && action && <span className={styles.action}>{action}</span>}
            </li>
          ))}
        </ul>
      </div>
    );
  },
);
