import { expect, it } from 'vitest';
import { type PageNode, tables } from './tables.ts';

const text = (value: string): PageNode => ({ type: 'text', value });
const code = (value: string): PageNode => ({ type: 'inlineCode', value });
const page = (...children: PageNode[]): PageNode => ({ type: 'root', children: [{ type: 'paragraph', children }] });

/** Rows of cells, a cell as its words. */
function drawn(root: PageNode) {
  tables()(root);
  const [first] = root.children ?? [];
  if (first?.type !== 'table') return first?.type;
  return first.children?.map((row) =>
    row.children?.map((cell) => cell.children?.map(({ value }) => value?.trim()).join(' ')),
  );
}

it('makes a table of lines between bars', () => {
  const root = page(text('| Key | Does |\n| --- | :-: |\n| Tab | moves on |\n| '), code('a | b'), text(' | both |'));
  expect(drawn(root)).toEqual([
    ['Key', 'Does'],
    ['Tab', 'moves on'],
    ['a | b', 'both'],
  ]);
});

it('keeps an empty cell', () => {
  expect(drawn(page(text('| a | b |\n| - | - |\n| | 2 |')))).toEqual([
    ['a', 'b'],
    ['', '2'],
  ]);
});

it.each(['one | two', '| not | a table |', 'words\nin two lines'])('leaves %j as it is', (words) => {
  expect(drawn(page(text(words)))).toBe('paragraph');
});

it('gives a leaf no children', () => {
  const root = page(text('words'), code('code'));
  const before = structuredClone(root);
  tables()(root);
  expect(root).toStrictEqual(before);
});
