import type { ValueAxis } from '../foundations/chart.ts';
import * as styles from './chart.css.ts';
import { type ChartFormat, everyOf } from './series.ts';

interface ValueLinesProps {
  axis: ValueAxis;
  format: ChartFormat;
  left: number;
  right: number;
}

/** A thin line at every round value. */
export const ValueLines = ({ axis, format, left, right }: ValueLinesProps) => (
  <>
    {axis.ticks.map((tick) => (
      <g key={tick}>
        <path className={tick === 0 ? styles.zero : styles.grid} d={`M${left} ${axis.at(tick)}H${right}`} />
        <text className={styles.value} x={left - 8} y={axis.at(tick) + 4}>
          {format(tick)}
        </text>
      </g>
    ))}
  </>
);

interface PointLabelsProps {
  points: readonly string[];
  at: (index: number) => number;
  y: number;
  width: number;
}

/** The points under the plot: the last one always, and as many before it as have room. */
export function PointLabels({ points, at, y, width }: PointLabelsProps) {
  const every = everyOf(points, width);
  return (
    <>
      {points.map(
        (point, index) =>
          (points.length - 1 - index) % every === 0 && (
            <text key={point} className={styles.point} x={at(index)} y={y}>
              {point}
            </text>
          ),
      )}
    </>
  );
}
