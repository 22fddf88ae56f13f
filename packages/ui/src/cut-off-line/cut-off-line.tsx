import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { type CutOff, clockOf, type DayItem, daysOf, placeOf } from './cut-off.ts';
import * as styles from './cut-off-line.css.ts';

export interface CutOffLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  list: readonly CutOff[];
  /** the present moment in ms */
  now: number;
  /** the zone (IANA) by whose clock the days begin */
  zone: string;
  /** of a day that are named at most; the line shows all */
  most?: number;
  onOpen?: ((cutOff: CutOff) => void) | undefined;
  /** one row of each day, where something else is to be seen under it */
  compact?: boolean;
  /** said before the first day where nothing above it says what this is */
  title?: string | undefined;
}

const HOURS = ['06:00', '12:00', '18:00'];
/** From here on there is room for words in what has passed: behind the moment they would lie on what is near. */
const EARLY = 22;

interface NeatlineProps {
  items: readonly DayItem[];
  /** the time of the present moment, on its day */
  now: string | undefined;
}

// Marks above, under them what time it is, and the hours below that: nothing lies on anything else.
// A drawing, for it takes its places from attributes: a strict policy refuses styles in the markup of a server.
function Neatline({ items, now }: NeatlineProps) {
  const text = useText();
  const here = now === undefined ? 0 : placeOf(now);
  return (
    <svg className={styles.line} width="100%" height="36" aria-hidden="true">
      {now !== undefined && <rect className={styles.past} width={`${here}%`} height="100%" />}
      {HOURS.map((hour) => (
        <g key={hour} className={styles.hour}>
          <line x1={`${placeOf(hour)}%`} x2={`${placeOf(hour)}%`} y1="23" y2="36" />
          <text x={`${placeOf(hour)}%`} y="33" dx="3">
            {hour}
          </text>
        </g>
      ))}
      {items.map(({ id, clock, missing }) => (
        <rect
          key={id}
          className={styles.dot}
          data-missing={missing ? '' : undefined}
          data-today={now === undefined ? undefined : ''}
          x={`${placeOf(clock.time)}%`}
          transform="translate(-4 0)"
          width="8"
          height="8"
        />
      ))}
      {now !== undefined && (
        <g className={styles.now}>
          <line x1={`${here}%`} x2={`${here}%`} y1="0" y2="23" />
          <text x={`${here}%`} y="20" dx={here > EARLY ? -6 : 6} textAnchor={here > EARLY ? 'end' : 'start'}>
            {text('cutOffLine.now', { time: now })}
          </text>
        </g>
      )}
    </svg>
  );
}

/** What closes today and tomorrow, each at its hour: what has passed, what is near, and what is not in yet. Its ref is the root. */
export const CutOffLine = /* @__PURE__ */ forwardRef<HTMLDivElement, CutOffLineProps>(function CutOffLine(
  { list, now, zone, most = 8, onOpen, compact = false, title, className = '', ...rest },
  ref,
) {
  const text = useText();
  const days = daysOf(list, now, zone);
  const here = clockOf(now, zone);
  return (
    <div
      data-component="CutOffLine"
      {...rest}
      ref={ref}
      className={`${styles.cutOffLine} ${className}`}
      data-compact={compact || undefined}
    >
      {days.map(({ day, items }, at) => {
        const today = at === 0;
        const orders = items.reduce((sum, one) => sum + one.orders, 0);
        return (
          <div key={day} className={styles.day}>
            <p className={styles.head}>
              {today && title && <strong>{title}</strong>}
              <strong>{text(today ? 'cutOffLine.today' : 'cutOffLine.tomorrow')}</strong> {day.slice(5)}
              <span className={styles.sum}>
                {items.length === 0 ? text('cutOffLine.none') : text('cutOffLine.orders', { count: orders })}
              </span>
            </p>
            <Neatline items={items} now={today ? here.time : undefined} />
            <ul
              className={styles.items}
              aria-label={`${text(today ? 'cutOffLine.today' : 'cutOffLine.tomorrow')} ${day}`}
            >
              {items.slice(0, most).map((item) => {
                const past = Date.parse(item.at) <= now;
                const state = item.missing === null ? undefined : item.missing > 0 ? 'missing' : 'complete';
                const inside = (
                  <>
                    <time dateTime={item.at}>{item.clock.time}</time>
                    <span className={styles.service}>{item.service}</span>
                    <span className={styles.what}>
                      {item.name}
                      {!(compact && state) && ` · ${text('cutOffLine.orders', { count: item.orders })}`}
                      {state === 'missing' && (
                        <span className={styles.missing}>
                          {text('cutOffLine.missing', { missing: item.missing ?? 0 })}
                        </span>
                      )}
                      {state === 'complete' && (
                        <span className={styles.complete}>
                          <Icon drawing={icons.check} size="sm" />
                          {text('cutOffLine.complete')}
                        </span>
                      )}
                      {past && <VisuallyHidden>{text('cutOffLine.past')}</VisuallyHidden>}
                    </span>
                  </>
                );
                return (
                  <li key={item.id} data-past={past || undefined} data-state={state} data-today={today || undefined}>
                    {onOpen ? (
                      <button type="button" className={styles.item} onClick={() => onOpen(item)}>
                        {inside}
                      </button>
                    ) : (
                      <div className={styles.item}>{inside}</div>
                    )}
                  </li>
                );
              })}
              {items.length > most && (
                <li className={styles.more}>{text('cutOffLine.more', { count: items.length - most })}</li>
              )}
            </ul>
          </div>
        );
      })}
    </div>
  );
});
