import type { HouseSettings } from '@lading/api-client/contract';

const ENDINGS = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
export type PictureType = keyof typeof ENDINGS;
export const PICTURE_TYPES = Object.keys(ENDINGS) as PictureType[];

export const pathOfPicture = (id: number, type: PictureType): string => `/house/${id}.${ENDINGS[type]}`;

/** The number of a picture by its address; undefined for anything else, and where it is said to be of another kind than `type`. */
export function idOfPicture(path: string, type?: PictureType): number | undefined {
  const [, id, ending] = /^\/house\/([1-9]\d{0,14})\.(svg|png|jpg)$/.exec(path) ?? [];
  return id === undefined || (type !== undefined && ENDINGS[type] !== ending) ? undefined : Number(id);
}

interface Named {
  readonly field: string;
  readonly path: string;
}

/** The pictures that the settings name, with the fields that do. */
export function picturesOf({ logoLight, logoDark, favicon, qrCodes, friendlyLinks }: HouseSettings): Named[] {
  const all = {
    logoLight,
    logoDark,
    favicon,
    'qrCodes.service': qrCodes.service,
    'qrCodes.official': qrCodes.official,
    'qrCodes.mini': qrCodes.mini,
    ...Object.fromEntries(friendlyLinks.map(({ logo }, at) => [`friendlyLinks[${at}].logo`, logo])),
  };
  return Object.entries(all).flatMap(([field, path]) => (path === '' ? [] : { field, path }));
}
