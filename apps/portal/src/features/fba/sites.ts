import type { contract, FbaRegion, Out } from '@lading/api-client/contract';
import type { DirectoryItem, SeaPort } from '@lading/ui';

export type FbaSite = Out<typeof contract.basedata.fbaById>;

/** More than any country has. */
export const ALL = 100;
export const siteHref = (id: number) => `/fbadetails?id=${id}`;
/** `Moreno Valley, CA`; a site whose city is not known has its state. */
export const placeOf = ({ city, state }: FbaSite): string => [city, state].filter(Boolean).join(', ');

/** Sites of whom it is known where they are, for a chart. */
export const onChart = (sites: readonly FbaSite[]): SeaPort[] =>
  sites.flatMap((site) => {
    const { code, longitude, latitude } = site;
    if (longitude === null || latitude === null) return [];
    return [{ code, nameCn: code, nameEn: code, at: [longitude, latitude] as const, note: placeOf(site) }];
  });

const KM_A_DEGREE = 111.2;
/** As the crow flies, km, on a plane: right to a percent over a few hundred; undefined where it is not known where one of them is. */
export function kmBetween(a: FbaSite, b: FbaSite): number | undefined {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return undefined;
  const across = (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * (Math.PI / 180));
  return KM_A_DEGREE * Math.hypot(a.latitude - b.latitude, across);
}

const REGIONS: readonly FbaRegion[] = ['west', 'mid', 'east'];

export interface SiteGroup {
  readonly id: FbaRegion | 'all';
  readonly sites: readonly FbaSite[];
}

/** By zone where the country has zones; those that deliveries go to most stand first. */
export function groupsOf(sites: readonly FbaSite[]): SiteGroup[] {
  const ordered = [...sites].sort((a, b) => Number(b.hot) - Number(a.hot) || a.code.localeCompare(b.code));
  const zones = REGIONS.map((id) => ({ id, sites: ordered.filter(({ region }) => region === id) }));
  const rest = { id: 'all' as const, sites: ordered.filter(({ region }) => region === null) };
  return [...zones, rest].filter((group) => group.sites.length > 0);
}

export const KINDS = ['zip', 'code', 'city', 'address'] as const;
export type FoundKind = (typeof KINDS)[number];

/** In what the words were found: codes and zips begin with them, the others hold them. */
export function foundIn(sites: readonly FbaSite[], keyword: string): Record<FoundKind, number> {
  const wanted = keyword.trim().toLowerCase();
  const count = (test: (site: FbaSite) => boolean) => sites.filter(test).length;
  const holds = (words: string) => words.toLowerCase().includes(wanted);
  return {
    zip: count(({ zip }) => zip.toLowerCase().startsWith(wanted)),
    code: count(({ code }) => code.toLowerCase().startsWith(wanted)),
    city: count(({ city, district }) => holds(city) || holds(district)),
    address: count(({ address }) => holds(address)),
  };
}

export const itemOf = (site: FbaSite, waits: (site: FbaSite) => string | undefined): DirectoryItem => ({
  id: String(site.id),
  href: siteHref(site.id),
  code: site.code,
  name: placeOf(site),
  detail: site.address || undefined,
  figure: site.zip || undefined,
  note: waits(site),
});
