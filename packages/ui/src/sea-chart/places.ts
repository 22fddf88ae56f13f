import type { Place } from '../art/chart-course.ts';

/** Degrees: west, south, east, north. East may be past 180, or smaller than west, where the chart crosses that meridian. */
export type ChartBounds = readonly [west: number, south: number, east: number, north: number];

export interface SeaPort {
  /** UN/LOCODE, five letters */
  code: string;
  nameCn: string;
  nameEn: string;
  at: Place;
  /** a line about it: an arrival, a cut-off with its clock */
  note?: string | undefined;
  /** one of those that were looked for: under the highlighter */
  found?: boolean | undefined;
}

export interface SeaRoute {
  id: string;
  /** codes of ports, and places between them: straits, capes, where a ship is */
  stops: readonly (string | Place)[];
  /** sailed is drawn through, planned is dashed */
  state?: 'sailed' | 'planned';
}

export interface SeaVessel {
  name: string;
  at: Place;
  /** where the bow points, degrees from north */
  heading?: number | undefined;
  /** since when it is known to be there, with its clock */
  note?: string | undefined;
}

/** Waters the trade speaks of. */
export const REGIONS = {
  world: [-170, -56, 190, 72],
  northPacific: [105, 5, 250, 62],
  eastAsia: [104, 16, 146, 44],
  southeastAsia: [92, -12, 128, 24],
  indianOcean: [32, -36, 122, 30],
  gulf: [46, 20, 62, 31],
  mediterranean: [-8, 29, 38, 47],
  northEurope: [-12, 47, 26, 62],
  northAtlantic: [-100, 5, 20, 62],
  americaWest: [-136, 18, -108, 52],
  americaEast: [-98, 16, -58, 48],
  australasia: [108, -48, 182, -4],
} as const satisfies Record<string, ChartBounds>;
export type SeaRegion = keyof typeof REGIONS;

const isCode = (stop: string | Place): stop is string => typeof stop === 'string';

/** The places of a route; a code that no port has is left out. */
export const placesOf = ({ stops }: SeaRoute, ports: readonly SeaPort[]): Place[] =>
  stops.flatMap((stop) => {
    const place = isCode(stop) ? ports.find(({ code }) => code === stop)?.at : stop;
    return place ? [place] : [];
  });

/** `a` as near to `b` as whole turns bring it. */
export const turned = (a: number, b: number): number => a + 360 * Math.round((b - a) / 360);

/** What holds all of some places, with room around them. They are taken the shorter way round the earth. */
export function boundsOf(places: readonly Place[]): ChartBounds {
  const [first] = places;
  if (!first) return REGIONS.world;
  const begun: Place[] = [];
  // Each beside the middle of those before it, so that both sides of the 180th meridian are neighbours.
  for (const [longitude, latitude] of places) {
    const easts = begun.map(([east]) => east);
    const middle = begun.length > 0 ? (Math.min(...easts) + Math.max(...easts)) / 2 : longitude;
    begun.push([turned(longitude, middle), latitude]);
  }
  const range = (values: readonly number[], room: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const more = Math.max(room, (high - low) * 0.12);
    return [low - more, high + more] as const;
  };
  const [west, east] = range(
    begun.map(([longitude]) => longitude),
    4,
  );
  const [south, north] = range(
    begun.map(([, latitude]) => latitude),
    3,
  );
  return [west, Math.max(south, -70), Math.min(east, west + 360), Math.min(north, 80)];
}
