import { hair } from '../theme/hair.ts';
import { isolated } from '../theme/isolated.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.preprint}`;

export const list = part({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '&[data-layout=columns]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
      columnGap: vars.space['9'],
      rowGap: vars.density.gap,
    },
    // Each cell is ruled on all its sides, in the gaps; the frame cuts off what lies under it.
    '&[data-layout=cells]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
      gap: vars.borderWidth.hair,
      overflow: 'hidden',
      background: vars.surface.paper,
      border: `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`,
      borderRadius: vars.radius.xs,
    },
  },
});

export const pair = part({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space['1'],
  minInlineSize: 0,
  selectors: {
    '&[data-wide]': { gridColumn: '1 / -1' },
    [`${list}[data-layout=rows] > &`]: {
      gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 5fr)',
      columnGap: vars.space['7'],
      alignItems: 'baseline',
      paddingBlock: '7px',
    },
    [`${list}[data-layout=rows] > & + &`]: { borderBlockStart: `${hair} ${vars.border.subtle}` },
    [`${list}[data-layout=cells] > &`]: {
      rowGap: '1px',
      padding: '7px 10px',
      outline: rule,
    },
    '&[data-marked]': { background: vars.mark.bgSoft },
    [`${list}:not([data-layout=cells]) > &[data-marked]`]: {
      boxShadow: `-5px 0 0 ${vars.mark.bgSoft}, -8px 0 0 ${vars.mark.line}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-marked]': { outline: `${vars.borderWidth.strong} solid Mark`, outlineOffset: '-3px' } },
    },
  },
});

export const name = part({
  font: vars.typography.caption,
  color: vars.text.secondary,
  // `件数 / 毛重 / 体积` breaks between its words.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  selectors: {
    [`${list}[data-layout=rows] &`]: { font: vars.typography.dense },
    [`${list}[data-layout=cells] &`]: { font: vars.typography.preprint, color: vars.text.preprint },
  },
});

/** Long texts break anywhere; the lines of an address stay lines. */
export const value = part({
  ...isolated,
  minInlineSize: 0,
  margin: 0,
  font: vars.typography.body,
  fontSize: vars.density.font,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-mono]': { fontFamily: vars.font.family.mono, fontFeatureSettings: '"zero" 1' },
    [`${list}[data-layout=rows] &`]: { font: vars.typography.dense, fontWeight: vars.font.weight.medium },
    [`${list}[data-layout=rows] &[data-mono]`]: { fontFamily: vars.font.family.mono },
    [`${list}[data-layout=cells] &`]: { font: vars.typography.typed, color: vars.text.typed },
    [`${pair}[data-marked] > &`]: { fontWeight: vars.font.weight.semibold },
  },
});

export const missing = part({ color: vars.text.tertiary });
/** Instead of all items. */
export const nothing = part({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space['4'],
  margin: 0,
  font: vars.typography.dense,
  color: vars.text.secondary,
});
export const copied = part({ display: 'inline-flex', gap: vars.space['2'], maxInlineSize: '100%' });
inPart(`${copied} > span`, { minInlineSize: 0 });

/** No higher than the line beside it, so that a value with a button keeps the rhythm; what can be pressed is larger. */
export const copy = part({
  position: 'relative',
  color: vars.text.secondary,
  selectors: {
    '&&&': { inlineSize: vars.space['8'], blockSize: '18px', minInlineSize: 0, minBlockSize: 0, padding: 0 },
    '&::after': { content: '""', position: 'absolute', inset: '-3px -2px' },
  },
  '@media': { '(pointer: coarse)': { selectors: { '&::after': { inset: '-13px -12px' } } } },
});
inPart(`${copy} > svg`, { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm });

/** A line high, like the value to come. */
export const waiting = part({
  alignContent: 'center',
  blockSize: vars.space['8'],
  selectors: {
    [`${pair}:nth-child(even) &`]: { maxInlineSize: '64%' },
    [`${pair}:nth-child(odd) &`]: { maxInlineSize: '86%' },
  },
});
