import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { lines } from './bill-paper.css.ts';

const rule = vars.component.bill.rule;
const dotted = `${vars.borderWidth.hair} dotted ${vars.border.preprint}`;

export const table = screenPart({
  direction: 'ltr',
  inlineSize: '100%',
  font: vars.typography.typed,
  fontFeatureSettings: '"zero" 1',
  fontVariantNumeric: 'tabular-nums',
  borderBlockStart: rule,
  selectors: { '& + &': { borderBlockStart: vars.component.bill.frame } },
  '@media': { [below.sm]: { display: 'block' } },
});

export const caption = screenPart({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const cells = (before: string) => `${table} ${before}th, ${table} ${before}td`;

// Each kind of cell by its own name: the browser finds rules by the last name of a selector, and asks every element about `:is()`.
inScreen(cells(''), { padding: `5px ${vars.space['4']}`, verticalAlign: 'top' });
inScreen(`${table} * + th, ${table} * + td`, { borderInlineStart: rule });
inScreen(`${table} thead th`, {
  font: vars.typography.preprint,
  letterSpacing: vars.typography.preprintTracking,
  color: vars.component.bill.label,
  background: vars.surface.paperAlt,
  borderBlockEnd: rule,
  verticalAlign: 'bottom',
  // A head of two words may take two lines; Chinese never breaks inside a word.
  wordBreak: 'keep-all',
});
inScreen(`${table} thead th:lang(zh)`, { letterSpacing: 0 });
inScreen(cells('tbody tr + tr > '), { borderBlockStart: dotted });
inScreen(cells('tfoot '), {
  fontWeight: vars.font.weight.semibold,
  background: vars.surface.paperAlt,
  borderBlockStart: rule,
});

/** Figures end in line, so that points stand under points; packages, weight and volume keep their rules through both tables. */
export const figure = screenPart({ textAlign: 'end' });
inScreen(`${table} td.${figure}`, { whiteSpace: 'nowrap' });
const wide = (inlineSize: string) => screenPart({ inlineSize, '@media': { [below.sm]: { inlineSize: 'auto' } } });
export const weight = wide('106px');
export const volume = wide('92px');
// Short columns ask for little, so that the words get the rest.
export const short = wide('58px');
export const code = wide('88px');
export const place = wide('30px');

export const plain = screenPart({ whiteSpace: 'nowrap' });
export const say = screenPart({
  fontSize: vars.font.size['12'],
  fontWeight: vars.font.weight.regular,
  textWrap: 'balance',
});
inScreen(`${table} tfoot ${say}`, { fontWeight: vars.font.weight.regular });
export const note = screenPart({ fontFamily: vars.font.family.sans, color: vars.text.secondary });
inScreen(`${table} tfoot ${note}`, { fontWeight: vars.font.weight.regular });
export const empty = screenPart({ color: vars.text.secondary, fontFamily: vars.font.family.sans });

// On a phone a row is a card: what it is on the first line, its figures with their names below.
const cell = (column: string) => `${table} [data-cell=${column}]`;
const phone = (rules: Parameters<typeof inScreen>[1]) => ({ '@media': { [below.sm]: rules } });

inScreen(`${table} :is(tbody, tfoot)`, phone({ display: 'block' }));
inScreen(`${table} thead`, phone({ display: 'none' }));
inScreen(
  `${table} tr`,
  phone({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${vars.space['1']} ${vars.space['4']}`,
    padding: `${vars.space['4']} ${vars.space['4']}`,
    borderBlockEnd: rule,
  }),
);
inScreen(`${table} tbody:last-child tr:last-child, ${table} tfoot tr:last-child`, phone({ borderBlockEnd: 0 }));
inScreen(`${table} tfoot tr`, phone({ background: vars.surface.paperAlt }));
inScreen(
  `${table} tr > *`,
  phone({ padding: '0 !important', border: '0 !important', background: 'none !important', textAlign: 'start' }),
);
inScreen(
  `${table} tbody [data-name]::before`,
  phone({
    content: 'attr(data-name)',
    display: 'block',
    font: vars.typography.preprint,
    color: vars.component.bill.label,
  }),
);
inScreen(`${table} :is([data-cell=place], tfoot [data-cell=gap])`, phone({ display: 'none' }));
inScreen(
  cell('head'),
  phone({ gridColumn: '1 / -1', order: -2, minInlineSize: 0, fontWeight: vars.font.weight.medium }),
);
// In the sums of a phone the package unit stands at the end of the line with the row's name; figures keep their columns.
inScreen(`${table} tfoot tr:has(> .${plain}) > th[data-cell=head]`, phone({ gridColumn: '1 / 3' }));
inScreen(`${table} tfoot ${plain}`, phone({ gridColumn: '3 / -1', order: -1, justifySelf: 'end' }));
inScreen(`${table}[data-component=ContainersTable] tbody td:nth-child(5)`, phone({ gridColumn: '2 / -1' }));
inScreen(cell('number'), phone({ gridColumn: '1 / 3', order: -2 }));
inScreen(
  cell('type'),
  phone({ gridColumn: '3 / -1', order: -1, justifySelf: 'end', fontWeight: vars.font.weight.medium }),
);
inScreen(cell('more'), phone({ gridColumn: '1 / -1', order: 1, minInlineSize: 0, color: vars.text.secondary }));

inScreen(`${table}[data-wide] ${lines}`, { '@media': { print: { fontSize: vars.font.size['11'] } } });
// A sum belongs under the last row, not under every page.
inScreen(`${table} tfoot`, { '@media': { print: { display: 'table-row-group', breakInside: 'avoid' } } });
// A row with a long description may be longer than a page: it is allowed to break instead of beginning on the next page.
inScreen(`${table} tr:has([data-scrolls])`, { '@media': { print: { breakInside: 'auto !important' as 'auto' } } });
