import { type ComponentPropsWithoutRef, forwardRef, useId, useMemo, useRef } from 'react';
import { useWidth } from '../chart/use-width.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { scaleFor } from './coast.ts';
import { writtenPlace } from './graticule.ts';
import {
  boundsOf,
  type ChartBounds,
  placesOf,
  REGIONS,
  type SeaPort,
  type SeaRegion,
  type SeaRoute,
  type SeaVessel,
} from './places.ts';
import { Plot } from './plot.tsx';
import * as css from './sea-chart.css.ts';
import { sheetOf } from './sheet.ts';
import { Tables } from './tables.tsx';
import { useCoast } from './use-coast.ts';
import { useNames } from './use-names.ts';

/** What of it has a name of its own. */
export type SeaChartPart = 'title' | 'picture';

export interface SeaChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children' | 'title' | 'onSelect'> {
  /** classes by part: `title`, `picture` the sheet */
  classNames?: PartClasses<SeaChartPart> | undefined;
  /** what it shows, and its name */
  title: string;
  ports: readonly SeaPort[];
  /** they are no ports but places that are known by their names alone: warehouses, offices */
  places?: boolean;
  /** great circles from stop to stop */
  routes?: readonly SeaRoute[];
  vessel?: SeaVessel | undefined;
  /** a piece of the sea by its name; what holds everything that is drawn when neither this nor `bounds` is said */
  region?: SeaRegion | undefined;
  bounds?: ChartBounds | undefined;
  /** of the picture, px; it shows more of the sea where it is wider or higher than the bounds */
  height?: number;
  /** the code of the port that is highlighted */
  selected?: string | undefined;
  /** a port was pressed, or taken by Enter or Space */
  onSelect?: ((code: string) => void) | undefined;
}

const NONE: readonly SeaRoute[] = [];

/**
 * A sheet of any sea: real coast, ports, great-circle routes and where a ship is. The coast is fetched when a chart is shown first, in
 * the scale it is shown in. Its ref is the root.
 */
export const SeaChart = /* @__PURE__ */ forwardRef<HTMLElement, SeaChartProps>(function SeaChart(
  {
    title,
    ports,
    places = false,
    routes = NONE,
    vessel,
    region,
    bounds: given,
    height = 420,
    selected,
    onSelect,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const id = useId();
  const { nameOf } = useNames();
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(body);
  const bounds = useMemo(() => {
    const fixed = given ?? (region && REGIONS[region]);
    if (fixed) return fixed;
    const drawn = [...ports.map(({ at }) => at), ...routes.flatMap((route) => placesOf(route, ports))];
    return boundsOf(vessel ? [...drawn, vessel.at] : drawn);
  }, [given, region, ports, routes, vessel]);
  const rings = useCoast(width === undefined ? undefined : scaleFor(sheetOf(bounds, width, height).scale));
  const shown = { title, ports, places, routes, vessel };
  const says = [
    text(places ? 'seaChart.saysPlaces' : 'seaChart.says', {
      count: ports.length,
      names: ports.map(nameOf).join(text('chart.and')),
    }),
    vessel && text('seaChart.vesselAt', { name: vessel.name, place: writtenPlace(vessel.at) }),
  ];
  return (
    <figure
      data-component="SeaChart"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-says`}
      {...rest}
      ref={ref}
      className={`${css.chart} ${className}`}
    >
      <figcaption {...part('title', css.title)} id={`${id}-title`}>
        {title}
      </figcaption>
      <VisuallyHidden id={`${id}-says`}>{says.filter(Boolean).join(' ')}</VisuallyHidden>
      <div ref={body} {...part('picture', css.body)} dir="ltr">
        <svg className={css.spacer} width="1" height={height} aria-hidden="true" />
        {width !== undefined && (
          <Plot
            {...shown}
            bounds={bounds}
            width={width}
            height={height}
            rings={rings}
            selected={selected}
            onSelect={onSelect}
          />
        )}
      </div>
      {rings === null && <p className={css.broken}>{text('seaChart.broken')}</p>}
      <Tables {...shown} />
    </figure>
  );
});
