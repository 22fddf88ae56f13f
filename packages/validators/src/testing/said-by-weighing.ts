import type { Issue } from '../issue.ts';
import { preplanIssues } from '../preplan/index.ts';
import { emptyVgmBox, emptyVgmHead, vgmSheetIssues } from '../vgm/index.ts';
import { goodPreplan } from './preplans.ts';

/** The issues of sheets of weights and of pre-plans that are wrong in every way there is. */
export function* saidByWeighing(): Generator<Issue> {
  const facts = { today: '2026-11-20' };
  const head = { ...emptyVgmHead(), signatory: 'Chen Wei', weighedOn: '2026-11-21' };
  const box = { ...emptyVgmBox(), ctnNo: 'CBHU3202732', ctnType: '40HQ', cargo: '12000', tare: '3860' };
  const boxes = [
    { ...box, vgm: '12000', weighedOn: '2026-09-01', certificateNo: 'X'.repeat(71) },
    { ...box, method: 'SM1' as const, vgm: '17000' },
  ];
  yield* vgmSheetIssues({ head, boxes }, facts);
  yield* vgmSheetIssues({ head, boxes: [] }, facts);
  const good = goodPreplan();
  const goods = good.goods.map((one) => ({ ...one, number: '0', undg: 'X', into: 'TCNU7200794' }));
  const unknown = { ...good.shipper, enterpriseCode: '' };
  const header = { ...good.header, customs: 'X', carrierCode: '?' };
  yield* preplanIssues({ ...good, header, goods, shipper: unknown, consignee: { ...unknown, countryCode: 'USA' } });
  yield* preplanIssues({ ...good, goods: [], boxes: [], notify: { ...unknown, name: 'ALAMEDA' } });
}
