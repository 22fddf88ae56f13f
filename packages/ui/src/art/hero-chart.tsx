import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { packages } from '../format/figures.ts';
import { useText } from '../i18n/provider.tsx';
import { useMedia } from '../theme/use-media.ts';
import { type ChartProjection, courseOf, milesAlong, pathOf, placeOn, project } from './chart-course.ts';
import wideUrl from './chart-north-pacific.svg?no-inline';
import narrowUrl from './chart-north-pacific-narrow.svg?no-inline';
import type { ChartLeg, ChartPort } from './chart-ports.ts';
import * as css from './hero-chart.css.ts';
import { LEGS, portsOf } from './north-pacific.ts';

export interface HeroChartProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** the ports to mark; those of the house when absent */
  ports?: readonly ChartPort[];
  /** the legs to draw between them, as great circles */
  legs?: readonly ChartLeg[];
}

interface Sheet {
  projection: ChartProjection;
  viewBox: string;
  ring: number;
  /** of the name from the ring, by side: x, y and what of it stands there */
  sides: Readonly<Record<NonNullable<ChartPort['side']>, readonly [number, number, 'start' | 'middle' | 'end']>>;
}

const WIDE: Sheet = {
  projection: { x: 739, y: 691.2, radian: 545.1 },
  viewBox: '0 0 1440 680',
  ring: 5.5,
  sides: { above: [-9, -8, 'end'], below: [-9, 14, 'end'], after: [10, 18, 'start'], beside: [10, 4, 'start'] },
};
// A phone has a projection of its own: the same coast in another scale.
const NARROW: Sheet = {
  projection: { x: 192.9, y: 222.06, radian: 118 },
  viewBox: '0 0 390 300',
  ring: 4.5,
  sides: { above: [-8, -8, 'middle'], below: [-8, 14, 'middle'], after: [6, 20, 'middle'], beside: [8, 4, 'start'] },
};

/**
 * The North Pacific: real coast, isobaths and soundings, and on them ports and great-circle legs drawn from their coordinates.
 * Coast and soundings stand in an external SVG file whose parts take their colour from here, so one file serves every theme and none
 * of it is in a script. Fills the place it stands in; decoration, so readers do not hear of it.
 */
export const HeroChart = /* @__PURE__ */ forwardRef<SVGSVGElement, HeroChartProps>(function HeroChart(
  { ports, legs = LEGS, className = '', ...rest },
  ref,
) {
  const text = useText();
  const narrow = useMedia('(max-width: 639.98px)');
  const sheet = narrow ? NARROW : WIDE;
  const url = narrow ? narrowUrl : wideUrl;
  const shown = ports ?? portsOf((port) => text(`shell.port.${port}`));
  const layer = (id: string, style: string) => <use href={`${url}#${id}`} className={style} />;
  return (
    <svg
      data-component="HeroChart"
      {...rest}
      ref={ref}
      className={`${css.chart} ${className}`}
      viewBox={sheet.viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {layer('graticule', css.graticule)}
      {layer('isobaths', css.isobaths)}
      {layer('land', css.land)}
      {layer('soundings', css.soundings)}
      {legs.map((leg) => (
        <Leg key={`${leg.from}-${leg.to ?? ''}`} leg={leg} sheet={sheet} narrow={narrow} ports={shown} />
      ))}
      {shown.map((port) => (!narrow || port.narrow) && <Port key={port.id} port={port} sheet={sheet} />)}
      {narrow ? null : layer('neatline', css.neatline)}
      {narrow ? null : layer('longitudes', css.longitudes)}
    </svg>
  );
});

interface LegProps {
  leg: ChartLeg;
  ports: readonly ChartPort[];
  sheet: Sheet;
  narrow: boolean;
}

function Leg({ leg: { from, to, through = [], main }, ports, sheet, narrow }: LegProps) {
  const placeOf = (id: string | undefined) => ports.find((port) => port.id === id)?.at;
  const [start, end] = [placeOf(from), placeOf(to)];
  const places = [start, ...through, end].filter((place) => place !== undefined);
  const points = courseOf(places, sheet.projection);
  if (places.length < 2) return null;
  return (
    <>
      <path className={css.course} data-main={main ? '' : undefined} d={pathOf(points)} />
      {to && !narrow && (
        <text className={css.leg} transform={placeOn(points, main ? 0.74 : 0.3, 5)}>
          {from}–{to} {packages(Math.round(milesAlong(places)))} nm
        </text>
      )}
    </>
  );
}

function Port({ port: { name, at, side = 'beside' }, sheet }: { port: ChartPort; sheet: Sheet }) {
  const [x, y] = useMemo(() => project(sheet.projection, at), [sheet, at]);
  const [dx, dy, anchor] = sheet.sides[side];
  return (
    <>
      <circle className={css.ring} cx={x} cy={y} r={sheet.ring} />
      <circle className={css.dot} cx={x} cy={y} r={sheet.ring * 0.36} />
      <text className={css.portName} x={x + dx} y={y + dy} textAnchor={anchor}>
        {name}
      </text>
    </>
  );
}
