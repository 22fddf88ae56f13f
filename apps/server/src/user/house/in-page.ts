import type { HouseSettings } from '@lading/api-client/contract';
import { createBrand } from '@lading/ui/brand';
import { escaped } from '../../documents/html.ts';
import { NONCE_PLACE } from '../../http/nonce-place.ts';
import { DEFAULT_HOUSE } from './defaults.ts';

/** What every page says of the house before it has asked anything. */
const SAID = ['nameCn', 'nameEn', 'hotline', 'logoLight', 'logoDark', 'favicon', 'brand', 'modes'] as const;
/** The shape of apps/portal/src/app/house.ts. */
export type HouseInPage = Partial<Pick<HouseSettings, (typeof SAID)[number]>>;

/** What the house set otherwise than in the portal's own texts; nothing in the demonstration. */
export const saidInPages = (house: HouseSettings): HouseInPage =>
  Object.fromEntries(
    SAID.flatMap((name) =>
      house[name] === '' || String(house[name]) === String(DEFAULT_HOUSE[name]) ? [] : [[name, house[name]]],
    ),
  );

const styles = new Map<string, string>();

/** The steps of the brand, in no layer so that they count before those of the stylesheet. */
function styleOf(brand: string): string {
  const made = styles.get(brand) ?? `<style nonce="${NONCE_PLACE}" id="brand">${createBrand(brand).css}</style>`;
  // Of one house: what it tried on the way is not kept.
  if (!styles.has(brand)) styles.clear();
  styles.set(brand, made);
  return made;
}

/** The page with that in it, as data that no script runs, and under the icon of the house. */
export function withHouse(page: string, { favicon, brand, ...said }: HouseInPage): string {
  const iconed = favicon
    ? page.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escaped(favicon)}">`)
    : page;
  const coloured = brand ? iconed.replace('</head>', () => `${styleOf(brand)}</head>`) : iconed;
  if (Object.keys(said).length === 0) return coloured;
  const data = JSON.stringify(said).replaceAll('<', '\\u003c');
  return coloured.replace('</head>', () => `<script type="application/json" id="house">${data}</script></head>`);
}
