import type { In, PortalContract } from '@lading/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { countryOf } from '../basedata/countries.ts';
import type { Db } from '../database/open.ts';
import { areas, fbaWarehouses } from '../database/schema.ts';
import { badInput } from '../http/failure.ts';

type Asked = Pick<In<PortalContract['freight']['fbaPrices']>, 'warehouseId' | 'countryId' | 'zip'>;
type Area = typeof areas.$inferSelect;
type Warehouse = typeof fbaWarehouses.$inferSelect;

/** Where something goes: a site of the directory, or a zip. */
export interface Place {
  readonly country: Area;
  readonly site: Warehouse | null;
  readonly zip: string;
}

/** The place of a question; a wrong field where none is named, or an unknown one. */
export async function placeOf(db: Db, { warehouseId, countryId, zip }: Asked): Promise<Place> {
  if (warehouseId === undefined) {
    if (countryId === undefined) throw badInput('warehouseId');
    if (zip === '') throw badInput('zip');
    return { country: await countryOf(db, countryId), site: null, zip };
  }
  const [found] = await db
    .select({ site: fbaWarehouses, country: areas })
    .from(fbaWarehouses)
    .innerJoin(areas, eq(areas.id, fbaWarehouses.countryId))
    .where(and(eq(fbaWarehouses.id, warehouseId), isNull(fbaWarehouses.removedAt)));
  if (!found) throw badInput('warehouseId');
  return { ...found, zip: found.site.zip };
}

export const shownCountry = ({ id, nameCn, nameEn }: Area) => ({ id, nameCn, nameEn });
export const shownSite = (site: Warehouse | null) =>
  site && { id: site.id, code: site.code, city: site.city, state: site.state, zip: site.zip };
