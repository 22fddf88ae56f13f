import type { contract, HouseSettings, Out } from '@lading/api-client/contract';

type Answer = Out<typeof contract.user.houseSettings>;

/** What is said, without who said it and when. */
export const settingsOf = ({ revision: _, editedBy: _by, editedAt: _at, ...settings }: Answer): HouseSettings =>
  settings;

/** The lists of the settings, and what a new line of each begins with. */
export const NEW_LINE = {
  offices: { cityCn: '', cityEn: '', addressCn: '', addressEn: '', phone: '', email: '', lat: null, lon: null },
  socials: { kind: 'weibo', url: '' },
  friendlyLinks: { nameCn: '', nameEn: '', url: '', logo: '' },
  milestones: { year: 2026, textCn: '', textEn: '' },
  certificates: { nameCn: '', nameEn: '', number: '' },
} as const satisfies { [Name in ListName]: HouseSettings[Name][number] };

export type ListName = 'offices' | 'socials' | 'friendlyLinks' | 'milestones' | 'certificates';

/** A number as it is typed: null where nothing is, NaN where it is none. */
export const typedNumber = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The path of the first figure that is none: sent on, it would be taken for nothing. */
export function notANumber({ offices, milestones }: HouseSettings): string | undefined {
  const places = offices.flatMap(({ lat, lon }, at) => [
    [`offices[${at}].lat`, lat] as const,
    [`offices[${at}].lon`, lon] as const,
  ]);
  const years = milestones.map(({ year }, at) => [`milestones[${at}].year`, year] as const);
  return [...places, ...years].find(([, figure]) => Number.isNaN(figure))?.[0];
}
