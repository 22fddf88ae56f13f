import type { contract, Out } from '@lading/api-client/contract';
import type { SeaPort } from '@lading/ui';

export type Office = Out<typeof contract.user.aboutUs>['offices'][number];

/** Offices in the order of the list, whose numbers stand on the charts too; a chart for each side of the ocean. */
export function chartsOf(offices: readonly Office[]): SeaPort[][] {
  const drawn = offices.flatMap(({ city, address, lat, lon }, at) => {
    if (lat === null || lon === null) return [];
    const name = `${at + 1} ${city}`;
    return [{ code: `${at + 1}`, nameCn: name, nameEn: name, at: [lon, lat] as const, note: address || undefined }];
  });
  return [drawn.filter((office) => office.at[0] >= 0), drawn.filter((office) => office.at[0] < 0)].filter(
    (side) => side.length > 0,
  );
}
