import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './sparkline.css.ts';

export interface SparklineProps
  extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'values' | 'width' | 'height'> {
  /** oldest first; null is a gap */
  values: readonly (number | null)[];
  /** what the line says, in words: 近八周运价由 2,480 降到 2,310 (in eight weeks the rate fell from 2,480 to 2,310) */
  label: string;
}

const WIDTH = 96;
const HEIGHT = 28;
// Room for the last point and the stroke, px.
const EDGE = 4;

const round = (value: number) => Math.round(value * 10) / 10;

/** Where each value stands; null stays null. A line without a rise lies in the middle. */
function places(values: readonly (number | null)[]): ([x: number, y: number] | null)[] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const rise = Math.max(...known) - low;
  const step = values.length > 1 ? (WIDTH - 2 * EDGE) / (values.length - 1) : 0;
  return values.map((value, index) => {
    if (value === null) return null;
    const share = rise === 0 ? 0.5 : (value - low) / rise;
    return [round(EDGE + index * step), round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE))];
  });
}

/** The path pauses where a value is missing. */
function path(points: ReturnType<typeof places>): string {
  return points
    .map((point, index) => (point ? `${index > 0 && points[index - 1] ? 'L' : 'M'}${point.join(' ')}` : ''))
    .join('');
}

/** A trend the size of a word: no axes, no numbers; its last point is marked. */
export const Sparkline = /* @__PURE__ */ forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { values, label, className = '', ...rest },
  ref,
) {
  const points = places(values);
  const last = points.findLast((point) => point !== null);
  return (
    <svg
      data-component="Sparkline"
      {...rest}
      ref={ref}
      className={`${styles.sparkline} ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      {last ? (
        <>
          <path className={styles.line} d={path(points)} />
          <circle className={styles.last} cx={last[0]} cy={last[1]} r={2.5} />
        </>
      ) : (
        <path className={styles.none} d={`M${EDGE} ${HEIGHT / 2}H${WIDTH - EDGE}`} />
      )}
    </svg>
  );
});
