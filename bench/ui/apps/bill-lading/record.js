import { STATUS } from '@shared/fixture.js';

export const coded = (rows) => rows.map((row) => ({ ...row, goodsType: 1, packageType: 1, ctnType: 1 }));

/** A bill of the fixture as the portal's calls carry it: instants in ISO, sums left to the page. */
export function recordOf({ id, fields, goods, containers }) {
  const { totalNumber, totalWeight, totalVolume, actualNumber, actualWeight, actualVolume, ...words } = fields;
  return {
    kind: 'HBL',
    bill: { ...words, id, version: 1, webStatus: STATUS.number, blDate: `${fields.blDate.replace(' ', 'T')}+08:00` },
    goods: { rows: coded(goods), actualNumber: Number(actualNumber), actualWeight, actualVolume },
    containers: coded(containers),
  };
}
