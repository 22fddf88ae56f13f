import { useId } from 'react';
import { bandAxis, valueAxis } from '../foundations/chart.ts';
import { PointLabels, ValueLines } from './axes.tsx';
import * as styles from './chart.css.ts';
import * as marks from './marks.css.ts';
import { fillOf, Patterns } from './marks.tsx';
import { type DrawingProps, Readings } from './readings.tsx';
import { drawn, numbersOf, widthOf } from './series.ts';

const TOP = 18;
const BOTTOM = 28;
const EDGE = 4;
// A bar is never a block, px.
const WIDEST = 40;

/** Bars from zero, in groups where there is more than one series. */
export function BarDrawing(props: DrawingProps) {
  const { points, series, height, format } = props;
  const id = useId();
  const axis = valueAxis(numbersOf(series), [height - BOTTOM, TOP], true);
  const left = Math.max(...axis.ticks.map((tick) => widthOf(format(tick)))) + 10;
  const band = (width: number) => bandAxis(points.length, series.length, [left, width - EDGE], WIDEST);
  const draw = (width: number, active: number | null) => {
    const { middle, bar, width: thick } = band(width);
    const zero = axis.at(0);
    // One series says its values on its bars, where they have room.
    const said = (text: string) => series.length === 1 && widthOf(text) <= thick * 1.35;
    return (
      <>
        <Patterns id={id} count={series.length} />
        {active !== null && (
          <rect
            className={styles.band}
            x={middle(active) - (thick * series.length) / 2 - 6}
            y={TOP - 12}
            width={thick * series.length + 12}
            height={height - BOTTOM - TOP + 12}
          />
        )}
        <ValueLines axis={axis} format={format} left={left} right={width - EDGE} />
        <PointLabels points={points} at={middle} y={height - 8} width={width - EDGE - left} />
        {series.map(({ id: one, values }, index) => (
          <g key={one}>
            {points.map((point, group) => {
              const value = drawn(values[group]);
              if (value === null) return null;
              const top = Math.min(axis.at(value), zero);
              const text = format(values[group] ?? value);
              return (
                <g key={point}>
                  <rect
                    className={marks.bar}
                    data-series={index + 1}
                    x={bar(group, index) + 1}
                    y={top}
                    width={Math.max(thick - 2, 1)}
                    height={Math.abs(axis.at(value) - zero)}
                    fill={fillOf(id, index)}
                  />
                  {said(text) && (
                    <text className={styles.said} x={middle(group)} y={value < 0 ? axis.at(value) + 14 : top - 5}>
                      {text}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
        <path className={styles.zero} d={`M${left} ${zero}H${width - EDGE}`} />
      </>
    );
  };
  return <Readings {...props} kind="bar" draw={draw} at={(index, width) => band(width).middle(index)} />;
}
