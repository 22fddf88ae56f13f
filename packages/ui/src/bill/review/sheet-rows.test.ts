import { compareBills, INSTRUCTION_DRAFT } from '@lading/validators/bill';
import { parseContainerList } from '@lading/validators/paste';
import { expect, it } from 'vitest';
import { flagship } from '../fixtures.ts';
import { columnLetters, withSheet } from './sheet-rows.ts';

const draft = flagship();
const differing = (text: string) =>
  compareBills(withSheet(draft, parseContainerList(text)), draft, INSTRUCTION_DRAFT)
    .fields.filter(({ group, class: level }) => group === 'containers' && level !== 'same')
    .map(({ path }) => path);
const [first, ...others] = draft.containers;

it('differs where the list says something else, and nowhere else', () => {
  if (!first) throw new Error('no containers');
  const rest = others.map(({ ctnNo }) => `${ctnNo}\t`).join('\n');
  // What the list leaves out stays as the draft has it, and a thousand is a thousand with its comma.
  expect(differing(`箱号\t封号\n${first.ctnNo}\t${first.sealNo}\n${rest}`)).toEqual([]);
  expect(differing(`Container no.\tSeal no.\n${first.ctnNo}\tCN000001\n${rest}`)).toEqual([
    `containers[${first.ctnNo}].sealNo`,
  ]);
});

it('tells of containers that one of the two does not have', () => {
  const numbers = [...others.map(({ ctnNo }) => ctnNo), 'TEXU3070079'];
  expect(differing(`箱号\n${numbers.join('\n')}`).sort()).toEqual(
    [`containers[${first?.ctnNo}]`, 'containers[TEXU3070079]'].sort(),
  );
});

it.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [50, 'AX'],
])('calls column %i %s', (column, letters) => expect(columnLetters(column)).toBe(letters));
