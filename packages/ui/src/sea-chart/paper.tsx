import { memo, useId, useMemo } from 'react';
import type { Ring } from './coast.ts';
import { type GridLine, graticuleOf } from './graticule.ts';
import { landOf } from './land.ts';
import * as css from './sea-chart.css.ts';
import type { Sheet } from './sheet.ts';

/** Lines along the coast, farther out and fainter: from the shore, px, and how strong. */
const DEPTHS = [
  [30, 0.35],
  [17, 0.6],
  [8, 0.9],
] as const;
/** Between two rows of dots; every second row is moved by half. */
const STEP = 7;
const ROW = STEP * Math.sqrt(3);
/** How large the dots are, and how far from the shore they are so: the whole land, then towards the edge. */
const DOTS = [
  ['inner', 0.75, 0],
  ['middle', 1.15, 30],
  ['shore', 1.6, 13],
] as const;

function Dots({ id, radius }: { id: string; radius: number }) {
  const places = [
    [0, 0],
    [STEP, 0],
    [STEP / 2, ROW / 2],
    [0, ROW],
    [STEP, ROW],
  ] as const;
  return (
    <pattern id={id} width={STEP} height={ROW} patternUnits="userSpaceOnUse">
      {places.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css.dot} cx={x} cy={y} r={radius} />
      ))}
    </pattern>
  );
}

/** Land as dots that grow towards the shore, and two or three lines in the water along it. */
const Land = memo(function Land({ rings, sheet, id }: { rings: readonly Ring[]; sheet: Sheet; id: string }) {
  const land = useMemo(() => landOf(rings, sheet), [rings, sheet]);
  return (
    <g data-coast="">
      <defs>
        {DOTS.map(([name, radius]) => (
          <Dots key={name} id={`${id}-${name}`} radius={radius} />
        ))}
        <path id={`${id}-line`} d={land} />
        <clipPath id={`${id}-land`}>
          <use href={`#${id}-line`} clipRule="evenodd" />
        </clipPath>
      </defs>
      {DEPTHS.map(([away, opacity]) => (
        <g key={away}>
          <use href={`#${id}-line`} className={css.depth} strokeWidth={2 * away + 1} opacity={opacity} />
          <use href={`#${id}-line`} className={css.water} strokeWidth={2 * away - 1} />
        </g>
      ))}
      <use href={`#${id}-line`} className={css.ground} />
      <g clipPath={`url(#${id}-land)`}>
        {DOTS.map(([name, , away]) =>
          away === 0 ? (
            <rect key={name} width={sheet.width} height={sheet.height} fill={`url(#${id}-${name})`} />
          ) : (
            <use
              key={name}
              href={`#${id}-line`}
              className={css.band}
              stroke={`url(#${id}-${name})`}
              strokeWidth={2 * away}
            />
          ),
        )}
      </g>
      <use href={`#${id}-line`} className={css.coast} />
    </g>
  );
});

/** The border of a chart: a scale of degrees, black and white by turns. */
function Neatline({ sheet, meridians, parallels }: { sheet: Sheet; meridians: GridLine[]; parallels: GridLine[] }) {
  const { width, height } = sheet;
  const pieces = (lines: GridLine[]) => lines.slice(1).map((line, at) => [lines[at]?.at ?? 0, line.at] as const);
  const across = pieces(meridians).map(
    ([from, to]) => `M${from} 3H${(from + to) / 2}M${from} ${height - 3}H${(from + to) / 2}`,
  );
  const down = pieces(parallels).map(
    ([from, to]) => `M3 ${from}V${(from + to) / 2}M${width - 3} ${from}V${(from + to) / 2}`,
  );
  return (
    <>
      <rect className={css.edge} x={3} y={3} width={width - 6} height={height - 6} />
      <path className={css.scale} d={[...across, ...down].join('')} />
      <rect className={css.frame} x={0.5} y={0.5} width={width - 1} height={height - 1} />
      <rect className={css.frame} x={6.5} y={6.5} width={width - 13} height={height - 13} />
    </>
  );
}

/** What is printed on the chart before anything is drawn on it. */
export function Paper({ rings, sheet }: { rings: readonly Ring[] | null | undefined; sheet: Sheet }) {
  const id = useId();
  const { meridians, parallels } = useMemo(() => graticuleOf(sheet), [sheet]);
  const { width, height } = sheet;
  const lines = [
    ...meridians.map(({ at }) => `M${at.toFixed(1)} 0V${height}`),
    ...parallels.map(({ at }) => `M0 ${at.toFixed(1)}H${width}`),
  ];
  // A name at the very corner would stand on another.
  const clear = (at: number, end: number) => at > 40 && at < end - 40;
  return (
    <>
      {rings && <Land rings={rings} sheet={sheet} id={id} />}
      <path className={css.grid} d={lines.join('')} />
      <Neatline sheet={sheet} meridians={meridians} parallels={parallels} />
      {meridians.map(
        ({ degree, at, label }) =>
          clear(at, width) && (
            <text key={degree} className={css.degree} x={at} y={height - 12} textAnchor="middle">
              {label}
            </text>
          ),
      )}
      {parallels.map(
        ({ degree, at, label }) =>
          clear(at, height) && (
            <text key={degree} className={css.degree} x={12} y={at + 4}>
              {label}
            </text>
          ),
      )}
    </>
  );
}
