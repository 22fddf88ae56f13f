import { containerGroup } from '../../size-type.ts';
import { packageWord } from '../say-words.ts';
import { capitals, noMarks, paymentOf, portCode, portOf, releaseOf, sameAsConsignee } from './aliases.ts';
import { type Note, note } from './notes.ts';
import { beginsWith } from './punctuation.ts';
import type { CosmeticKind, DifferenceClass } from './result.ts';
import { kindOf, type Stage, skeletonOf, stageOf } from './stages.ts';
import { headings, hsCodes, instant, localDate, members, plainDecimal, sameList, sealsOf } from './typed.ts';

/** What one side says in a field. */
export interface Reading {
  /** as it is shown */
  readonly text: string;
  readonly id?: number | undefined;
  /** of a place: its code and the name beside it; `text` is the first of them that is given */
  readonly code?: string;
  readonly name?: string;
  /** of a party: the consignee of the same bill */
  readonly consignee?: string;
}

export interface Verdict {
  readonly class: DifferenceClass;
  readonly kind?: CosmeticKind;
  readonly notes?: readonly Note[];
  /** differs as such bills usually do */
  readonly expected?: true;
}

type Differs = Exclude<DifferenceClass, 'same'>;
type Compare = (left: Reading, right: Reading, differs: Differs) => Verdict;

const cosmetic = (kind: CosmeticKind, ...notes: Note[]): Verdict => ({
  class: 'cosmetic',
  kind,
  ...(notes.length > 0 && { notes }),
});

/** Equal at a stage of the texts, or whatever else is found. */
function staged(left: string, right: string, last: Stage, otherwise: () => Verdict): Verdict {
  const stage = stageOf(left, right, last);
  if (stage === null) return otherwise();
  const kind = kindOf(stage);
  return kind === 'same' ? { class: 'same' } : cosmetic(kind);
}

const text: Compare = (left, right, differs) => staged(left.text, right.text, 3, () => ({ class: differs }));

/** Texts that mean the same when what `meaning` makes of them is equal; undefined means nothing. */
const meant =
  (
    meaning: (text: string) => unknown,
    equal: (left: unknown, right: unknown) => boolean = Object.is,
    last: Stage = 1,
  ) =>
  (left: Reading, right: Reading, differs: Differs): Verdict =>
    staged(left.text, right.text, last, () => {
      const [a, b] = [meaning(left.text), meaning(right.text)];
      return a !== undefined && b !== undefined && equal(a, b) ? cosmetic('format') : { class: differs };
    });

const lists = (left: unknown, right: unknown): boolean => sameList(left as string[], right as string[]);

/** Words behind which an id stands. Words that are known decide; the id decides where they are not. */
const chosen =
  (known: (text: string) => string | undefined = () => undefined): Compare =>
  (left, right, differs) =>
    staged(left.text, right.text, 3, () => {
      const [a, b] = [known(left.text), known(right.text)];
      const same = a !== undefined && b !== undefined ? a === b : left.id !== undefined && left.id === right.id;
      return same ? cosmetic('alias', note('code.alias', { left: left.text, right: right.text })) : { class: differs };
    });

const firstLine = (value: string): string => value.trim().split('\n', 1)[0] ?? '';

// The longer first line must be the beginning of the other side, which may have wrapped it elsewhere.
function sameName(left: string, right: string): boolean {
  const [a, b] = [skeletonOf(firstLine(left)), skeletonOf(firstLine(right))];
  if (a.content === '' || b.content === '') return a.content === b.content;
  return a.content.length >= b.content.length ? beginsWith(skeletonOf(right), a) : beginsWith(skeletonOf(left), b);
}

const party: Compare = (left, right, differs) =>
  staged(left.text, right.text, 3, () => {
    const [leftRefers, rightRefers] = [sameAsConsignee(left.text), sameAsConsignee(right.text)];
    const side = leftRefers ? 'left' : 'right';
    const refers = leftRefers !== rightRefers;
    const a = refers && leftRefers ? (left.consignee ?? '') : left.text;
    const b = refers && rightRefers ? (right.consignee ?? '') : right.text;
    const notes = refers ? [note('party.sameAsConsignee', { side, text: leftRefers ? a : b })] : [];
    if (stageOf(a, b) !== null) return cosmetic('alias', ...notes);
    return sameName(a, b)
      ? { class: differs, notes }
      : { class: differs === 'material' ? 'blocking' : differs, notes: [note('party.name', {}), ...notes] };
  });

const marks: Compare = (left, right, differs) =>
  staged(left.text, right.text, 3, () =>
    noMarks(left.text) && noMarks(right.text) ? cosmetic('alias') : { class: differs },
  );

function samePlace(left: Reading, right: Reading): boolean {
  if (left.id !== undefined && left.id === right.id) return true;
  const names = [left, right].flatMap(({ code = '', name = '' }) => [portCode(code), capitals(name)]);
  const [leftCode, leftName, rightCode, rightName] = names;
  return (
    (leftName !== '' && (leftName === rightName || leftName === rightCode)) ||
    (leftCode !== '' && leftCode === rightName)
  );
}

/** Codes of a place. Where a side has none, its id or its name stands in. */
const port: Compare = (left, right, differs) =>
  staged(left.text, right.text, 2, () => {
    const [a, b] = [portCode(left.code ?? ''), portCode(right.code ?? '')];
    if (a && a === b) return cosmetic('format');
    const same = a && b ? portOf(a) === portOf(b) : samePlace(left, right);
    return same ? cosmetic('alias', note('code.alias', { left: left.text, right: right.text })) : { class: differs };
  });

const hs: Compare = (left, right, differs) =>
  staged(left.text, right.text, 1, () => {
    const [a, b] = [hsCodes(left.text), hsCodes(right.text)];
    if (sameList(a, b)) return cosmetic('format');
    return sameList(headings(a), headings(b))
      ? { class: 'material', notes: [note('hs.tail', {})] }
      : { class: differs };
  });

/** Master against houses: the houses may name fewer headings than the master, not others. */
const hsWithin: Compare = (left, right, differs) =>
  staged(left.text, right.text, 1, () => {
    const [a, b] = [hsCodes(left.text), hsCodes(right.text)];
    const known = new Set(headings(a));
    const unknown = headings(b).filter((heading) => !known.has(heading));
    if (unknown.length) return { class: differs, notes: [note('hs.notInMaster', { codes: unknown.join(',') })] };
    if (sameList(a, b)) return cosmetic('format');
    if (b.length === 0) return { class: differs };
    const own = new Set(a);
    return b.every((code) => own.has(code))
      ? { class: 'material', expected: true }
      : { class: 'material', notes: [note('hs.tail', {})] };
  });

/** The number without separators, in capitals: by it containers are found again. */
export const containerKey = (number: string): string => capitals(number).replace(/[^0-9A-Z]/g, '');

/** Every way of comparing two readings. */
export const METHODS = {
  text,
  party,
  marks,
  port,
  hs,
  hsWithin,
  reference: (left, right, differs) => staged(left.text, right.text, 2, () => ({ class: differs })),
  references: meant(members, lists, 2),
  choice: chosen(),
  payment: chosen(paymentOf),
  release: chosen(releaseOf),
  packages: chosen(packageWord),
  containerType: chosen(containerGroup),
  containerNumber: meant(containerKey, Object.is, 2),
  seals: meant(sealsOf, lists, 2),
  decimal: meant(plainDecimal),
  date: meant(localDate),
  instant: meant(instant),
} satisfies Record<string, Compare>;

export type Method = keyof typeof METHODS;
