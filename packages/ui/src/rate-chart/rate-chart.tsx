import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { useFormat } from '../format/use-format.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { hidden } from '../theme/hidden.css.ts';
import { frontOf, type NameSide, namesBeside, type RatePoint, scaleOf, worseThan } from './front.ts';
import * as styles from './rate-chart.css.ts';

/** What of it has a name of its own. */
export type RateChartPart = 'title' | 'picture' | 'point' | 'note';

export interface RateChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children' | 'title'> {
  /** classes by part: `title`, `picture` with each `point`, `note` under it */
  classNames?: PartClasses<RateChartPart> | undefined;
  title: string;
  /** code of the currency of all totals */
  currency: string;
  points: readonly RatePoint[];
  /** the one that is looked at */
  current?: string | undefined;
}

// What is written along the sides needs no more digits.
const short = (value: number) => (value >= 1000 ? `${Number((value / 1000).toFixed(1))}k` : String(value));
/** A part of the picture, which is as wide as there is room; from above where it says how high. */
const share = (part: number) => `${(part * 100).toFixed(2)}%`;
/** How wide a letter is in a picture that is as narrow as a column beside the slips. */
const LETTER = 0.03;

interface Placed extends RatePoint {
  x: string;
  y: string;
  /** none where its name has no room */
  side: NameSide | undefined;
}

/** The line through those that nothing beats, in pieces: only these can be placed by shares. */
const Front = ({ line }: { line: readonly Placed[] }) =>
  line.slice(1).map((to, at) => {
    const from = line[at] as Placed;
    return <line key={to.id} className={styles.line} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
  });

/** Price and transit of the channels drawn against each other; the line joins those that nothing beats, and the note says whom nobody should take. */
export const RateChart = /* @__PURE__ */ forwardRef<HTMLElement, RateChartProps>(function RateChart(
  { title, currency, points, current, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const id = useId();
  const text = useText();
  const { money } = useFormat();
  if (points.length === 0) return null;
  const worse = worseThan(points);
  const days = scaleOf(
    points.map((point) => point.days),
    1,
  );
  const totals = scaleOf(
    points.map(({ total }) => Number(total)),
    1,
  );
  const at = (point: RatePoint) => ({ x: days.at(point.days), y: 1 - totals.at(Number(point.total)) });
  // The one that is looked at is named first, and whom nobody should take last.
  const rank = ({ id: own }: RatePoint) => (own === current ? 0 : worse.has(own) ? 2 : 1);
  const ranked = [...points].sort((one, other) => rank(one) - rank(other));
  const sides = namesBeside(ranked.map((point) => ({ ...at(point), width: point.name.length * LETTER })));
  const place = (point: RatePoint): Placed => {
    const { x, y } = at(point);
    return { ...point, x: share(x), y: share(y), side: sides[ranked.indexOf(point)] };
  };
  return (
    <figure
      data-component="RateChart"
      aria-labelledby={`${id}-title`}
      {...rest}
      ref={ref}
      className={`${styles.chart} ${className}`}
    >
      <figcaption {...part('title', styles.title)} id={`${id}-title`}>
        {title} <span className={styles.unit}>{currency}</span>
      </figcaption>
      <div {...part('picture', styles.picture)}>
        <svg className={styles.drawing} aria-hidden="true" focusable="false">
          {totals.ticks.map((tick) => {
            const y = share(1 - totals.at(tick));
            return (
              <g key={tick}>
                <line className={styles.rule} x1="0" y1={y} x2="100%" y2={y} />
                <text className={styles.tick} x="-8" y={y} dy="4">
                  {short(tick)}
                </text>
              </g>
            );
          })}
          {days.ticks.map((tick) => (
            <text key={tick} className={styles.day} x={share(days.at(tick))} y="100%" dy="20">
              {text('rateChart.day', { days: tick })}
            </text>
          ))}
          <Front line={frontOf(points).map(place)} />
          {points.map(place).map(({ id: own, name, x, y, side }) => (
            <g
              key={own}
              {...part('point', styles.point)}
              data-worse={worse.has(own) ? '' : undefined}
              data-current={own === current ? '' : undefined}
              data-late={side?.[0] === -1 ? '' : undefined}
            >
              <circle cx={x} cy={y} r="4.5" />
              {side && (
                <text x={x} y={y} dx={8 * side[0]} dy={side[1] < 0 ? -6 : 14}>
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <ul className={hidden}>
        {points.map((point) => (
          <li key={point.id}>
            {text(worse.has(point.id) ? 'rateChart.pointWorse' : 'rateChart.point', {
              name: point.name,
              days: point.days,
              sum: money(currency, point.total),
            })}
          </li>
        ))}
      </ul>
      <p {...part('note', styles.note)}>
        {text('rateChart.note')} {worse.size > 0 && text('rateChart.worse', { count: worse.size })}
      </p>
    </figure>
  );
});
