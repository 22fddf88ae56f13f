// A bill of 200 containers whose cargo is described in 150 lines: what a clerk may have to write.

import { sum } from './figures.js';
import { bill, containers } from './fixture.js';

const CONTAINERS = 200;
const LINES = 150;

export function longBill() {
  const { fields } = bill(0);
  const boxes = containers(CONTAINERS);
  const [weight, volume] = ['weight', 'volume'].map((key) => sum(boxes.map((box) => box[key])));
  const number = boxes.reduce((total, box) => total + box.number, 0);
  const words = Array.from({ length: LINES }, (_, at) => `HOUSEHOLD ARTICLES LOT ${1000 + at}`).join('\n');
  const row = { id: 0, marks: 'N/M', goods: words, goodsTypeName: 'GENERAL', packageTypeName: 'CARTONS' };
  const goods = [{ ...row, hsCode: '94036099', number, weight, volume }];
  return { id: 'long', fields, goods, containers: boxes };
}
