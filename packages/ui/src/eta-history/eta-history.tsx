import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Empty } from '../empty/empty.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { delay, written } from '../timeline/milestone.ts';
import { lengthOf, short } from '../timeline/milestone-row.tsx';
import * as styles from './eta-history.css.ts';

export interface EtaChange {
  /** when it was said, ISO with offset */
  at: string;
  /** the arrival that was expected then, ISO with the offset of the port */
  eta: string;
  /** why, and who said so */
  reason: string;
}

/** What of it has a name of its own. */
export type EtaHistoryPart = 'change' | 'at' | 'eta' | 'shift' | 'reason';

export interface EtaHistoryProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** classes by part: each `change` with `at`, `eta`, `shift` and `reason` */
  classNames?: PartClasses<EtaHistoryPart> | undefined;
  /** the oldest first; the newest is shown on top */
  changes: readonly EtaChange[];
}

/** Each arrival that was expected, the newest first: what it became, by how much, why and when that was said. Its ref is the list. */
export const EtaHistory = /* @__PURE__ */ forwardRef<HTMLOListElement, EtaHistoryProps>(function EtaHistory(
  { changes, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const rows = changes.map((change, at) => ({ ...change, by: delay(change.eta, changes[at - 1]?.eta) })).reverse();
  return (
    <ol data-component="EtaHistory" {...rest} ref={ref} className={`${styles.list} ${className}`}>
      {rows.length === 0 && (
        <li>
          <Empty title={text('eta.empty')} reason={text('eta.emptyReason')} />
        </li>
      )}
      {rows.map(({ at, eta, reason, by }) => (
        <li key={`${at} ${eta}`} {...part('change', styles.change)}>
          <time {...part('at', styles.at)} dateTime={at} title={text('eta.said', { at: short(at) })}>
            {short(at)}
          </time>
          <time {...part('eta', styles.eta)} dateTime={eta} title={`${written(eta).day} ${written(eta).zone}`}>
            {short(eta)}
          </time>
          <span
            {...part('shift', styles.shift)}
            data-shift={by === null || by === 0 ? undefined : by > 0 ? 'late' : 'early'}
          >
            {by === null
              ? text('eta.first')
              : by === 0
                ? text('timeline.onTime')
                : text(by > 0 ? 'eta.later' : 'eta.sooner', { time: lengthOf(text, by) })}
          </span>
          <span {...part('reason', styles.reason)}>{reason}</span>
        </li>
      ))}
    </ol>
  );
});
