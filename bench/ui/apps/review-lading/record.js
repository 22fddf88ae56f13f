import { sum } from '@shared/figures.js';
import { bill, containers } from '@shared/fixture.js';
import { coded, recordOf } from '../bill-lading/record.js';

/** Differences of the usual draft: a letter, a voyage and a seal; those of the largest are spread over the table. */
const EDITS = {
  usual: [2],
  largest: [4, 60, 120, 177],
};
const LINES = Array.from({ length: 150 }, (_, at) => `ARTICLE HY-${4200 + at} WALNUT M 400X280 MM ${4 + (at % 9)}`);

/** The figures of the containers, so that the sums of both tables agree. */
const figuresOf = (boxes) => ({
  number: boxes.reduce((total, { number }) => total + number, 0),
  weight: sum(boxes.map(({ weight }) => weight)),
  volume: sum(boxes.map(({ volume }) => volume)),
});

/** What was instructed: five lines of cargo and five containers, or one whose description has 150 lines, and 200 containers. */
function instructed(at, largest) {
  const record = recordOf(bill(at));
  const boxes = largest ? coded(containers(200)) : record.containers.slice(0, 5);
  const [first] = record.goods.rows;
  const rows = largest
    ? [{ ...first, goods: LINES.join('\n'), ...figuresOf(boxes) }]
    : record.goods.rows.slice(0, 5).map((row, nth) => ({ ...row, ...figuresOf([boxes[nth]]) }));
  const { number, weight, volume } = figuresOf(boxes);
  const goods = { rows, actualNumber: number, actualWeight: weight, actualVolume: volume };
  return { ...record, goods, containers: boxes };
}

/** The draft of it. */
function drafted(record, largest) {
  const edits = EDITS[largest ? 'largest' : 'usual'];
  return {
    ...record,
    bill: {
      ...record.bill,
      sAddress: record.bill.sAddress.replace(/\d(?=\D*$)/, 'X'),
      voyage: `${record.bill.voyage}E`,
    },
    goods: {
      ...record.goods,
      rows: record.goods.rows.map((row) => ({ ...row, goods: row.goods.replace('HY-4320 ', 'HY-4230 ') })),
    },
    containers: record.containers.map((row, at) => (edits.includes(at) ? { ...row, sealNo: `${row.sealNo}9` } : row)),
  };
}

/** Instruction and draft of the main bill and its nine sub-bills; only the main bill differs. */
export function recordsOf(largest) {
  const instruction = Array.from({ length: 10 }, (_, at) => instructed(at, largest && at === 0));
  return { instruction, draft: instruction.map((record, at) => (at === 0 ? drafted(record, largest) : record)) };
}
