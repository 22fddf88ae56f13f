/** The bill of the reference design: MB26S01873, nine sub-bills, the same words and figures. */
const COSU = 'COSU6412098730';

// Cartons, KGS and CBM of each of the three goods in each of the three containers; the sums are the design's.
const GOODS = [
  ['BAMBOO KITCHEN SHELF', '940382'],
  ['STAINLESS STEEL FOOD CONTAINER', '732393'],
  ['SILICONE BAKING MAT', '392410'],
] as const;
const BOXES = [
  ['40HQ', 'CBHU3202732', 'CN4471203'],
  ['40HQ', 'TCNU7200794', 'CN4471204'],
  ['20GP', 'CSQU3054383', 'CN4471218'],
] as const;

type Part = readonly [
  letter: string,
  good: 0 | 1 | 2,
  box: 0 | 1 | 2,
  cartons: number,
  first: number,
  weight: string,
  volume: string,
];
const PARTS: readonly Part[] = [
  ['A', 0, 0, 200, 1, '1936.000', '22.3150'],
  ['B', 0, 0, 180, 201, '1742.250', '20.0830'],
  ['C', 0, 0, 180, 381, '1742.250', '20.0820'],
  ['D', 0, 1, 80, 561, '1459.500', '21.7200'],
  ['E', 1, 1, 200, 641, '1787.500', '19.1570'],
  ['F', 1, 1, 120, 841, '1072.500', '11.4930'],
  ['G', 1, 2, 100, 961, '1100.000', '16.5000'],
  ['H', 2, 1, 120, 1061, '786.500', '9.5350'],
  ['J', 2, 2, 100, 1181, '773.500', '10.6150'],
];

const marks = (first: number, cartons: number) => `HAOYU / LOS ANGELES\nC/NO. ${first}-${first + cartons - 1}`;
const line = (good: 0 | 1 | 2, first: number, number: number, weight: string, volume: string) => ({
  marks: marks(first, number),
  goods: GOODS[good][0],
  goodsTypeName: 'GENERAL CARGO',
  packageTypeName: 'CTNS',
  hsCode: GOODS[good][1],
  number,
  weight,
  volume,
});
const box = (at: 0 | 1 | 2, number: number, weight: string, volume: string) => ({
  ctnTypeName: BOXES[at][0],
  ctnNo: BOXES[at][1],
  sealNo: BOXES[at][2],
  packageTypeName: 'CARTONS',
  number,
  weight,
  volume,
});

const sub = ([letter, good, at, cartons, first, weight, volume]: Part) => ({
  mblNo: `${COSU}${letter}`,
  remark: '',
  goods: [line(good, first, cartons, weight, volume)],
  containers: [box(at, cartons, weight, volume)],
});

export const flagshipCargo = {
  goods: [
    line(0, 1, 640, '6880.000', '84.2000'),
    line(1, 641, 420, '3960.000', '47.1500'),
    line(2, 1061, 220, '1560.000', '20.1500'),
  ],
  containers: [
    box(0, 560, '5420.500', '62.4800'),
    box(1, 520, '5106.000', '61.9050'),
    box(2, 200, '1873.500', '27.1150'),
  ],
};

export const flagshipSubs = PARTS.map(sub);
