import type { FileHandlers } from '../handler-files.ts';
import { aboutHouse, HOUSE, PROGRAM } from './house.ts';

const DAY = 'public, max-age=86400';
const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether a version is older than another, number by number. */
export function isOlder(version: string, than: string): boolean {
  const [own, other] = [numbersOf(version), numbersOf(than)];
  const at = own.findIndex((number, place) => number !== other[place]);
  return at !== -1 && (own[at] ?? 0) < (other[at] ?? 0);
}

export const about = (): FileHandlers<'user', 'about'> => ({
  companyLogo: async (_asked, { header }) => {
    header('cache-control', DAY);
    return HOUSE;
  },
  aboutUs: async (_asked, { language }) => aboutHouse(language),
  appVersion: async ({ version }) =>
    isOlder(version, PROGRAM.version) ? { version: PROGRAM.version, forced: PROGRAM.forced, notes: '' } : null,
  appDownload: async (_asked, { origin }) => ({ downloadLink: `${origin}${PROGRAM.link}` }),
});
