import { verdict } from '../../container-number/container-number.css.ts';
import { englishLines } from '../../theme/english-lines.ts';
import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** On top of the table of the paper: cells one writes in. */
export const table = screenPart({});

const writes = `${table} td[data-writes]`;
inScreen(writes, { padding: 0, verticalAlign: 'top', background: vars.surface.paperAlt });
inScreen(`${writes}:hover`, { background: vars.surface.hover });
// Not by tint alone, which strong contrast does not have: a frame for what is wrong, a line under what is doubtful.
const line = vars.borderWidth.strong;
function faulty(control: string, background: string, boxShadow: string, stroke: 'solid' | 'dashed'): void {
  inScreen(`${writes}:has(${control})`, { background, boxShadow, '@media': { [below.sm]: { boxShadow: 'none' } } });
  // A card has fields instead of cells.
  inScreen(`${table} tr ${control}`, { '@media': { [below.sm]: { background, boxShadow } } });
  inScreen(`${table} tr ${control}:not(:focus-visible)`, {
    '@media': { [forcedColors]: { outline: `${line} ${stroke} CanvasText`, outlineOffset: '-2px' } },
  });
}
const invalid = '[aria-invalid=true]';
faulty(invalid, vars.status.danger.bg, `inset 0 0 0 ${line} ${vars.component.field.borderInvalid}`, 'solid');
faulty('[data-warned]', vars.status.warning.bg, `inset 0 calc(-1 * ${line}) 0 ${vars.status.warning.text}`, 'dashed');
// What is wrong is said in the line under the row; the hint of the check digit beside the number would not fit as well.
inScreen(`${writes}:has([data-warned], ${invalid}) .${verdict}`, { display: 'none' });
inScreen(`${table} td[data-cell=place]`, { paddingBlockStart: vars.space['3'] });

export const FIELD = '31px';
export const filled = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: FIELD,
  margin: 0,
  padding: `5px ${vars.space['4']}`,
  border: 0,
  borderRadius: vars.radius.none,
  background: 'none',
  color: vars.component.bill.value,
  font: 'inherit',
} as const;
export const ringed = {
  outline: vars.component.focus.ring,
  outlineOffset: '-2px',
  background: vars.component.field.bg,
} as const;

export const cell = screenPart({ position: 'relative', display: 'flex', minInlineSize: 0 });
/**
 * A key stroke in a long table must not lay it out anew: the field lies over its place, which nothing that is typed can change. The place is as
 * wide as twenty letters where there is room, and gives way to one where there is none, as a field does.
 */
export const typed = screenPart({
  selectors: {
    '&::before': {
      content: '"0 0 0 0 0 0 0 0 0 00"',
      blockSize: FIELD,
      paddingInline: vars.space['4'],
      boxSizing: 'border-box',
      overflow: 'hidden',
      visibility: 'hidden',
      '@media': { [below.sm]: { blockSize: vars.size.touch } },
    },
  },
});
export const input = screenPart({
  ...filled,
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  contain: 'strict',
  selectors: {
    '&:focus-visible': ringed,
    [`${cell}[data-end] > &`]: { textAlign: 'end' },
    [`${cell}[data-shown] > &:not(:focus)`]: { color: 'transparent' },
    [`${cell}[data-shown] > &:not(:focus)::selection`]: { color: 'transparent' },
  },
  '@media': { [below.sm]: { minBlockSize: vars.size.touch } },
});
const over = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space['4'],
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const;
export const shown = screenPart({
  ...over,
  overflow: 'hidden',
  selectors: {
    [`${cell}:focus-within > &`]: { visibility: 'hidden' },
    [`${cell}[data-end] > &`]: { justifyContent: 'flex-end' },
  },
});
export const live = screenPart({
  ...over,
  insetInlineStart: 'auto',
  selectors: { [`${cell}:not(:focus-within) > &`]: { visibility: 'hidden' } },
});

export const select = screenPart({
  ...filled,
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': ringed,
    '&:has(option[value=""]:checked)': { color: vars.text.placeholder },
  },
  '@media': { [below.sm]: { minBlockSize: vars.size.touch } },
});
// The prompt of an empty cell is not set in the typewriter's face, which is for values.
inScreen(`${select}:has(option[value=""]:checked)`, { fontFamily: vars.font.family.sans });
inScreen(`${select} option`, { background: vars.surface.raised, color: vars.text.primary });

/** As much room as what is usually written needs; descriptions take the rest. */
const wide = (minInlineSize: string) => screenPart({ minInlineSize, '@media': { [below.sm]: { minInlineSize: 0 } } });
export const marks = wide('164px');
export const hs = wide('68px');
export const goods = wide('252px');
export const number = wide('168px');
export const seal = wide('104px');
export const kind = wide('72px');

export const actionsHead = screenPart({ inlineSize: '64px' });
export const actions = screenPart({ whiteSpace: 'nowrap' });
inScreen(`${table} td.${actions}`, { padding: `0 ${vars.space['1']}`, verticalAlign: 'top' });
// Copy and remove are as high as the fields, so that they stand in line with the first line that is typed.
inScreen(`${actions} > button`, {
  blockSize: FIELD,
  color: vars.text.tertiary,
  '@media': { [below.sm]: { blockSize: vars.size.touch } },
});
inScreen(`${actions} > button:is(:hover, :focus-visible)`, { color: vars.text.primary });

export const notes = screenPart({ fontFamily: vars.font.family.sans });
inScreen(`${table} tr[data-notes] > td`, { borderBlockStart: 0, paddingBlock: `0 ${vars.space['3']}` });
export const note = screenPart({
  display: 'flex',
  gap: vars.space['2'],
  font: vars.typography.caption,
  selectors: {
    ...englishLines,
    '&[data-tone=error]': { color: vars.status.danger.text },
    '&[data-tone=warning]': { color: vars.status.warning.text },
  },
});
export const repair = screenPart({ minBlockSize: 0, verticalAlign: 'baseline' });
// After the words, so that a repair on a line of its own begins where they do.
inScreen(`${note} > span > *`, { marginInlineEnd: vars.space['3'] });

/** What one does with a table, and what a paste has done, under it. */
export const bar = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  padding: `${vars.space['2']} ${vars.space['3']}`,
  borderBlockStart: vars.component.bill.rule,
  background: vars.component.bill.paper,
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: englishLines,
  '@media': { print: { display: 'none' } },
});
export const hint = screenPart({ marginInlineStart: 'auto', '@media': { [below.sm]: { marginInlineStart: 0 } } });
export const report = screenPart({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  alignItems: 'baseline',
  padding: vars.space['3'],
  border: `${hair} ${vars.status.info.border}`,
  background: vars.status.info.bg,
  color: vars.status.info.text,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
export const rest = screenPart({ flexBasis: '100%', color: vars.text.secondary, overflowWrap: 'anywhere' });

export const agree = screenPart({
  fontFamily: vars.font.family.sans,
  fontWeight: vars.font.weight.regular,
  selectors: englishLines,
});
inScreen(`${table} tfoot td.${agree}`, {
  fontWeight: vars.font.weight.regular,
  borderBlockStart: 0,
  paddingBlockStart: 0,
  color: vars.status.success.text,
});
// The second row of sums goes on with the first, so no line parts the two.
inScreen(`${table} tfoot tr + tr > [data-cell=gap]`, { borderBlockStart: 0 });
inScreen(`${table} tfoot td.${agree}[data-differs]`, { color: vars.status.warning.text });
inScreen(`${agree} > span`, { display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });

/** Two tables follow each other as on the paper: a rule of the frame between them. */
export const frame = screenPart({
  // Texts for screen readers are placed absolutely: without this they would lie at the end of the page and make it longer.
  position: 'relative',
  selectors: { '& + &': { borderBlockStart: vars.component.bill.frame } },
});

// On a phone a row is a card: every field on its own ruled line, the messages across the whole card.
const phone = (rules: Parameters<typeof inScreen>[1]) => ({ '@media': { [below.sm]: rules } });
inScreen(
  `${table} :is(.${input}, .${select}, textarea)`,
  phone({
    paddingInline: vars.space['2'],
    borderBlockEnd: `${hair} ${vars.border.preprint}`,
    background: vars.surface.paperAlt,
    textAlign: 'start',
  }),
);
// In a card the names of the figures begin at the left, so the figures do too.
inScreen(`${table} .${cell} > .${input}`, phone({ textAlign: 'start' }));
inScreen(`${table} .${cell} > .${shown}`, phone({ justifyContent: 'flex-start', paddingInline: vars.space['2'] }));
inScreen(`${table} td[data-cell=number]`, phone({ gridColumn: '1 / 3' }));
inScreen(`${table} td[data-cell=type]`, phone({ justifySelf: 'stretch' }));
inScreen(`${table} tr[data-row]:has(+ tr[data-notes])`, phone({ borderBlockEnd: '0 !important' as '0' }));
inScreen(`${table} tr[data-notes]`, phone({ display: 'block', paddingBlockStart: '0 !important' as '0' }));
inScreen(`${table} td[data-cell=actions]`, phone({ order: 2, alignSelf: 'end' }));
