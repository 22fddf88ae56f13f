import type { HouseSettings } from '@lading/api-client/contract';
import { escaped } from '../../documents/html.ts';
import { DEFAULT_HOUSE } from './defaults.ts';

/** What every page says of the house before it has asked anything. */
const SAID = ['nameCn', 'nameEn', 'hotline', 'logoLight', 'logoDark', 'favicon'] as const;
/** The shape of apps/portal/src/app/house.ts. */
export type HouseInPage = Partial<Pick<HouseSettings, (typeof SAID)[number]>>;

/** What the house set otherwise than in the portal's own texts; nothing in the demonstration. */
export const saidInPages = (house: HouseSettings): HouseInPage =>
  Object.fromEntries(
    SAID.flatMap((name) => (house[name] === '' || house[name] === DEFAULT_HOUSE[name] ? [] : [[name, house[name]]])),
  );

/** The page with that in it, as data that no script runs, and under the icon of the house. */
export function withHouse(page: string, { favicon, ...said }: HouseInPage): string {
  const iconed = favicon
    ? page.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escaped(favicon)}">`)
    : page;
  if (Object.keys(said).length === 0) return iconed;
  const data = JSON.stringify(said).replaceAll('<', '\\u003c');
  return iconed.replace('</head>', () => `<script type="application/json" id="house">${data}</script></head>`);
}
