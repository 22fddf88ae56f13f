import { checkContainerNumber } from '@lading/validators';
import {
  type BillComparison,
  type BillRecord,
  compareBills,
  INSTRUCTION_DRAFT,
  MASTER_HOUSES,
} from '@lading/validators/bill';
import { describe, expect, it } from 'vitest';
import { demoBills } from '../../../testing/demo-bill.ts';
import { versionsOf } from './build.ts';
import { REVIEWS } from './cases.ts';

const made = new Map(REVIEWS.map((review) => [review.name, versionsOf(review, demoBills(review.bookingNo))]));
const versionsOfName = (name: string) => {
  const versions = made.get(name);
  if (!versions) throw new Error(`no ${name}`);
  return versions;
};

/** Each bill of a draft against the instruction, the newest draft unless told. */
function compared(name: string, draft = -1): BillComparison[] {
  const { instruction, drafts } = versionsOfName(name);
  return instruction.map((left, place) =>
    compareBills(left, drafts.at(draft)?.[place] as BillRecord, INSTRUCTION_DRAFT),
  );
}

/** Milliseconds of the middle one of many runs. */
function median(run: () => unknown): number {
  const times = Array.from({ length: 31 }, () => {
    const before = performance.now();
    run();
    return performance.now() - before;
  });
  return times.sort((a, b) => a - b)[15] ?? Number.NaN;
}

const brief = (comparisons: readonly BillComparison[]): string[] =>
  comparisons.flatMap(({ fields }, bill) =>
    fields
      .filter((field) => field.class !== 'same')
      .map(({ path, class: found, kind, row }) => [bill || '', path, found, kind, row].filter(Boolean).join(' ')),
  );
const notes = (comparisons: readonly BillComparison[]) =>
  comparisons.flatMap(({ fields }) => fields.flatMap((field) => field.notes ?? []));

it('has at least twelve, each of a booking of its own', () => {
  expect(REVIEWS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(REVIEWS.map(({ bookingNo }) => bookingNo)).size).toBe(REVIEWS.length);
  expect(new Set(REVIEWS.map(({ name }) => name)).size).toBe(REVIEWS.length);
});

it.each<[what: string, name: string, differences: string[]]>([
  ['nothing', 'identical', []],
  [
    'form only, once of each kind',
    'cosmetic',
    [
      'bill.fAddress cosmetic punct',
      'bill.sAddress cosmetic case',
      'bill.payMethodName cosmetic alias',
      'bill.portStartCode cosmetic alias',
      'goods[0].goods cosmetic wrap',
      'containers[TEMU6563100].ctnTypeName cosmetic alias',
    ],
  ],
  ['one letter in a house number', 'oneLetter', ['bill.sAddress material']],
  [
    'two seals that changed places',
    'sealsSwapped',
    ['containers[TCNU3871198].sealNo blocking', 'containers[TGHU6219415].sealNo blocking'],
  ],
  ['a wrong check digit', 'checkDigit', ['containers[TGHU0915859].ctnNo blocking']],
  ['a container too many', 'extraContainer', ['containers[TEXU3070079] blocking extra']],
  ['containers in another order', 'otherOrder', []],
  ['a rolled vessel', 'rolled', ['bill.vessel material', 'bill.voyage material', 'bill.etd material']],
  ['another tail of an HS code', 'hsTail', ['goods[0].hsCode material']],
  [
    'three things to be changed, and four of form',
    'threeChanges',
    [
      'bill.fAddress cosmetic punct',
      'bill.sAddress material',
      'bill.tAddressSecond material',
      'bill.payMethodName cosmetic alias',
      'bill.portStartCode cosmetic alias',
      'goods[0].goods cosmetic wrap',
      'containers[CCLU2313264].ctnNo blocking',
    ],
  ],
  ['a change after the documents closed', 'afterCutOff', ['bill.sAddress material']],
  ['one word in 150 lines', 'oneWordOfMany', ['goods[0].goods material']],
  [
    'five among 200 containers in another order and 150 lines wrapped anew',
    'largest',
    [
      'goods[0].goods material',
      'containers[CBHU7915217].sealNo blocking',
      'containers[CSLU3665379].weight blocking',
      'containers[CBHU4111977].ctnTypeName blocking',
      'containers[TEMU6036243].sealNo blocking',
    ],
  ],
  ['what is left after one round', 'twoRounds', ['bill.sAddress material', 'containers[CCLU1259549].sealNo blocking']],
  [
    'what two rounds have left: form only, on the first of ten bills',
    'settled',
    ['bill.fAddress cosmetic punct', 'bill.portStartCode cosmetic alias', 'goods[0].goods cosmetic wrap'],
  ],
  ['nothing between the houses and their instruction', 'masterHouses', []],
])('finds %s', (_what, name, differences) => {
  expect(brief(compared(name))).toEqual(differences);
});

it('says what the trade has to say of them', () => {
  const codes = (name: string) => notes(compared(name));
  expect(codes('sealsSwapped')).toEqual([
    { code: 'seal.moved', params: { seal: 'CN4007383', from: 'TGHU6219415' } },
    { code: 'seal.moved', params: { seal: 'CN4929397', from: 'TCNU3871198' } },
  ]);
  expect(codes('checkDigit')).toEqual([
    { code: 'container.checkDigit', params: { side: 'right', expected: 9, actual: 0 } },
  ]);
  expect(codes('extraContainer').map(({ code }) => code)).toEqual(Array(3).fill('totals.containers'));
  expect(codes('rolled').map(({ code }) => code)).toEqual(Array(3).fill('schedule.changed'));
  expect(codes('hsTail')).toEqual([{ code: 'hs.tail', params: {} }]);
});

it('finds less with every draft', () => {
  const counts = (name: string) =>
    versionsOfName(name).drafts.map((_, draft) => {
      const [main] = compared(name, draft);
      return [main?.counts.blocking, main?.counts.material, main?.counts.cosmetic];
    });
  expect(counts('settled')).toEqual([
    [1, 2, 3],
    [0, 1, 3],
    [0, 0, 3],
  ]);
  expect(counts('twoRounds')).toEqual([
    [2, 1, 0],
    [1, 1, 0],
  ]);
  expect(counts('cosmetic')).toEqual([
    [1, 0, 0],
    [0, 0, 6],
  ]);
});

it('finds where the houses do not make up the master', () => {
  const { master, instruction } = versionsOfName('masterHouses');
  const [main, ...parts] = instruction;
  for (const houses of [[main as BillRecord], parts]) {
    const found = compareBills(master as BillRecord, houses, MASTER_HOUSES);
    const counted = found.fields.filter((field) => field.class !== 'same' && !field.expected && !field.kind);
    expect(counted.map(({ path, class: what }) => `${path} ${what}`)).toEqual([
      'bill.voyage material',
      'totals.weight blocking',
      'containers[TCNU1522978].sealNo blocking',
    ]);
    expect(found.fields.filter(({ expected }) => expected).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['bill.fAddress', 'bill.sAddress']),
    );
  }
});

it('marks only what differs, each change with an answer before the next draft', () => {
  for (const { name, drafts } of REVIEWS)
    drafts.forEach(({ marks = [], sent, answers = [] }, at) => {
      const comparisons = compared(name, at);
      const differs = ({ bill = 0, path }: { bill?: number | undefined; path: string }) =>
        comparisons[bill]?.fields.some((field) => field.path === path && field.class !== 'same');
      expect(
        marks.filter((mark) => !differs(mark)),
        name,
      ).toEqual([]);
      const asked = marks.filter(({ kind }) => kind === 'change').map(({ bill = 0, path }) => `${bill} ${path}`);
      const answered = answers.map(({ bill = 0, path }) => `${bill} ${path}`);
      expect(answered, name).toEqual(at < drafts.length - 1 ? asked : []);
      expect(sent !== undefined, name).toBe(asked.length > 0);
    });
});

it('says nothing twice at once and nothing before its time', () => {
  for (const { name, drafts } of REVIEWS) {
    const moments = drafts.flatMap(({ at, viewed = [], marks = [], sent, answers = [] }) => [
      at,
      ...viewed.slice(0, 1).map((one) => one.at),
      ...marks.map((one) => one.at).sort(),
      ...(sent ? [sent.at] : []),
      ...answers.map((one) => one.at),
    ]);
    expect(moments, name).toEqual([...moments].sort());
  }
});

describe('the largest', () => {
  it('has 200 containers and 150 lines', () => {
    const [main] = versionsOfName('largest').instruction;
    expect(main?.containers).toHaveLength(200);
    expect(main?.goods.rows[0]?.goods.split('\n')).toHaveLength(150);
    expect(main?.containers.every(({ ctnNo }) => checkContainerNumber(ctnNo).kind === 'valid')).toBe(true);
  });

  // A comparison may take 8 ms, half a frame, on a machine that writes and reads the same bills as JSON in half a millisecond. On a slower
  // or busier machine the limit grows with the time for that JSON.
  it('is compared within a frame', () => {
    const { instruction, drafts } = versionsOfName('largest');
    const [left, right] = [instruction[0] as BillRecord, drafts[0]?.[0] as BillRecord];
    const compare = () => compareBills(left, right, INSTRUCTION_DRAFT);
    const copy = () => JSON.parse(JSON.stringify([left, right]));
    for (let warm = 0; warm < 5; warm++) [compare, copy].forEach((run) => void run());
    const [taken, copied] = [median(compare), median(copy)];
    expect(taken).toBeLessThan(Math.max(16, 30 * copied));
  });
});
