import { linePath, type Place, pointAxis, type ValueAxis, valueAxis } from '../foundations/chart.ts';
import { PointLabels, ValueLines } from './axes.tsx';
import * as styles from './chart.css.ts';
import * as marks from './marks.css.ts';
import { Marker } from './marks.tsx';
import { type DrawingProps, Readings } from './readings.tsx';
import { type ChartFormat, type ChartSeries, cut, drawn, numbersOf, widthOf } from './series.ts';

const TOP = 12;
const BOTTOM = 28;
const EDGE = 12;
// Where every point of a line has its shape; beyond that the last one only.
const FEW = 16;
// Names at the line ends stand apart by this, px.
const LEADING = 16;

interface Frame {
  left: number;
  right: number;
  names: number;
}

/** The plot leaves room for the values on the left and for the names on the right. */
function frameOf(ticks: readonly number[], format: ChartFormat, series: readonly ChartSeries[], width: number): Frame {
  const left = Math.max(...ticks.map((tick) => widthOf(format(tick)))) + 10;
  const names = Math.min(Math.max(...series.map(({ name }) => widthOf(name))), width * 0.28);
  return { left, right: width - names - EDGE - 8, names };
}

interface End {
  series: number;
  name: string;
  from: Place;
  y: number;
}

interface Block {
  ends: End[];
  top: number;
}

/** Names under each other, around the middle of the ends they belong to, within the plot. */
function blockOf(ends: End[], low: number): Block {
  const middle = ends.reduce((sum, { y }) => sum + y, 0) / ends.length;
  const rest = (ends.length - 1) * LEADING;
  return { ends, top: Math.max(TOP, Math.min(middle - rest / 2, low - rest)) };
}

/** Names beside the ends of their lines, moved apart where they would touch. */
function endsOf(series: readonly ChartSeries[], places: readonly (readonly (Place | null)[])[], low: number): End[] {
  const ends = series.flatMap(({ name }, index) => {
    const from = places[index]?.findLast((place) => place !== null);
    return from ? [{ series: index, name, from, y: from[1] }] : [];
  });
  ends.sort((a, b) => a.y - b.y);
  const blocks: Block[] = [];
  for (const end of ends) {
    let block = blockOf([end], low);
    for (
      let above = blocks.at(-1);
      above && above.top + above.ends.length * LEADING > block.top;
      above = blocks.at(-1)
    ) {
      blocks.pop();
      block = blockOf([...above.ends, ...block.ends], low);
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ ends: some, top }) => some.map((end, index) => ({ ...end, y: top + index * LEADING })));
}

/** Lines over points in time. */
export function LineDrawing(props: DrawingProps) {
  const { points, series, height, format } = props;
  const axis: ValueAxis = valueAxis(numbersOf(series), [height - BOTTOM, TOP], false);
  const across = (width: number) => {
    const frame = frameOf(axis.ticks, format, series, width);
    return { ...frame, at: pointAxis(points.length, [frame.left + EDGE, frame.right]) };
  };
  const draw = (width: number, active: number | null) => {
    const { left, right, names, at } = across(width);
    const places = series.map(({ values }) =>
      points.map((_, index): Place | null => {
        const value = drawn(values[index]);
        return value === null ? null : [at(index), axis.at(value)];
      }),
    );
    return (
      <>
        <ValueLines axis={axis} format={format} left={left} right={right} />
        <PointLabels points={points} at={at} y={height - 8} width={right - left} />
        {active !== null && <path className={styles.cursor} d={`M${at(active)} ${TOP}V${height - BOTTOM}`} />}
        {places.map((line, index) => (
          <g key={series[index]?.id}>
            <path className={marks.line} data-series={index + 1} d={linePath(line)} />
            {line.map(
              (place, one) =>
                place &&
                (points.length <= FEW || one === active || one === points.length - 1) && (
                  <Marker key={place[0]} series={index} x={place[0]} y={place[1]} />
                ),
            )}
          </g>
        ))}
        {endsOf(series, places, height - BOTTOM).map(({ series: index, name, from, y }) => (
          <g key={series[index]?.id}>
            <path className={styles.leader} d={`M${from[0] + 6} ${from[1]}L${right + 10} ${y}`} />
            <text className={styles.name} x={right + 14} y={y + 4}>
              {cut(name, names)}
            </text>
          </g>
        ))}
      </>
    );
  };
  return <Readings {...props} kind="line" draw={draw} at={(index, width) => across(width).at(index)} />;
}
