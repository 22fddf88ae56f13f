import { hair } from '../theme/hair.ts';
import { below, forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.preprint}`;
const frame = `${vars.borderWidth.frame} solid ${vars.border.preprintStrong}`;

export const bill = part({ display: 'grid', gap: vars.space['7'] });

/** Cells of the form beside what is said of them; a row is one band of the sheet. */
export const row = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rows = part({
  display: 'grid',
  '@media': { [below.md]: { gap: vars.space['5'] } },
});

export const cells = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 7fr)',
  alignItems: 'stretch',
  border: frame,
  background: vars.surface.paper,
  // Bands share their rule.
  selectors: {
    [`${row} + ${row} > &`]: { borderBlockStart: 0 },
    [`${row}:has(+ ${row}) > &`]: { borderBlockEnd: rule },
  },
  '@media': {
    [below.md]: {
      selectors: {
        [`${row} + ${row} > &`]: { borderBlockStart: frame },
        [`${row}:has(+ ${row}) > &`]: { borderBlockEnd: frame },
      },
    },
  },
});
export const cell = part({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['5'],
  minInlineSize: 0,
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['5'],
  selectors: { '& + &': { borderInlineStart: rule } },
  '@media': { [below.sm]: { paddingInline: vars.space['4'] } },
});
export const box = part({ display: 'grid', gap: vars.space['2'], minInlineSize: 0 });
export const label = part({ font: vars.typography.caption, color: vars.text.preprint });
export const line = part({
  direction: 'ltr',
  font: vars.typography.typed,
  color: vars.text.typed,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const marked = part({
  paddingInline: vars.space['1'],
  background: vars.mark.bg,
  color: vars.mark.text,
  boxShadow: `0 2px 0 ${vars.mark.line}`,
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
});

/** A line leads from the sheet to what was written beside it. */
export const note = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space['4'],
  alignSelf: 'center',
  alignItems: 'center',
  marginInlineStart: vars.space['7'],
  paddingInlineStart: vars.space['5'],
  borderInlineStart: `2px solid`,
  color: vars.status.danger.text,
  selectors: {
    '&[data-kind=pen]': { color: vars.pen.text },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '10px',
      insetInlineEnd: '100%',
      inlineSize: vars.space['7'],
      borderBlockStart: `${vars.borderWidth.hair} solid`,
    },
  },
  '@media': {
    [below.md]: {
      marginInlineStart: 0,
      marginBlockStart: vars.space['4'],
      selectors: { '&::before': { content: 'none' } },
    },
  },
});
export const noteTitle = part({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });
export const noteText = part({ gridColumn: 2, font: vars.typography.caption });

export const legend = part({ display: 'grid', gap: vars.space['4'], font: vars.typography.body });
export const entry = part({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: vars.space['5'],
  alignItems: 'center',
});
export const swatch = part({
  blockSize: '12px',
  boxSizing: 'border-box',
  selectors: {
    '&[data-kind=ink]': { border: frame, background: vars.surface.paper },
    '&[data-kind=mark]': { background: vars.mark.bg, borderBlockEnd: `2px solid ${vars.mark.line}` },
    '&[data-kind=pen]': {
      blockSize: '8px',
      borderBlockEnd: `2px solid ${vars.pen.solid}`,
      borderEndStartRadius: '50%',
      borderEndEndRadius: '50%',
    },
  },
});
