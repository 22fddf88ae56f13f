import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// The rail: a glyph 14 wide, and the line through its middle.
const RAIL = '26px';
const line = (style: string, ink: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetInlineStart: '6px',
    insetBlockStart: '21px',
    insetBlockEnd: '-5px',
    borderInlineStart: `${vars.borderWidth.strong} ${style} ${ink}`,
  }) as const;
/** What happened is drawn through, what is expected in dashes, what is planned in dots. */
const lines = {
  '&[data-line=actual]::before': line('solid', vars.nautical.course),
  '&[data-line=estimated]::before': line('dashed', vars.status.info.text),
  '&[data-line=planned]::before': line('dotted', vars.border.control),
} as const;

export const timeline = part({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });

export const legend = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space['5'],
  paddingBlockEnd: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const legendKind = part({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });

export const glyph = part({
  position: 'relative',
  color: vars.text.tertiary,
  selectors: {
    '[data-kind=actual] > &': { color: vars.nautical.course },
    '[data-kind=estimated] > &': { color: vars.status.info.text },
  },
  '@media': { [forcedColors]: { selectors: { '[data-kind] > &': { color: 'CanvasText' } } } },
});

export const stop = part({ paddingBlockEnd: vars.space['3'] });
export const place = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  paddingBlock: `${vars.space['3']} ${vars.space['1']}`,
  paddingInlineStart: RAIL,
  fontSize: vars.font.size['15'],
  fontWeight: vars.font.weight.semibold,
  selectors: {
    ...lines,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '13px',
      insetInlineStart: '3.5px',
      inlineSize: '7px',
      blockSize: '7px',
      rotate: '45deg',
      background: vars.text.primary,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&::after': { forcedColorAdjust: 'none', background: 'CanvasText' } } } },
});
export const zone = part({
  flex: 'none',
  font: vars.typography.caption,
  color: vars.text.tertiary,
  whiteSpace: 'nowrap',
});

export const milestone = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${RAIL} minmax(0, 1fr) auto`,
  alignItems: 'baseline',
  paddingBlock: vars.space['2'],
  // The line below the last milestone of a place leads on to the next place.
  selectors: {
    ...lines,
    '&[data-line]::before': { insetBlockStart: '23px' },
    '&[data-line]:last-child::before': { insetBlockEnd: '-17px' },
  },
});
// Lowers the glyph from the baseline of the name to the middle of its letters.
inPart(`${milestone} > ${glyph}`, { insetBlockStart: vars.space['1'] });
export const name = part({
  font: vars.typography.body,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-kind=planned] > &': { fontWeight: vars.font.weight.regular, color: vars.text.secondary },
  },
});
export const time = part({
  paddingInlineStart: vars.space['5'],
  font: vars.typography.dense,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  selectors: { '&[data-late]': { fontWeight: vars.font.weight.semibold, color: vars.status.danger.text } },
});
export const note = part({
  gridColumn: '2 / -1',
  font: vars.typography.caption,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
export const was = part({ color: vars.text.tertiary });
export const behind = part({
  selectors: { '&[data-late]': { color: vars.status.danger.text, fontWeight: vars.font.weight.medium } },
});

export const position = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${RAIL} minmax(0, 1fr)`,
  marginBlock: `${vars.space['2']} ${vars.space['4']}`,
  marginInlineStart: `calc(-1 * ${vars.space['5']})`,
  padding: `10px ${vars.space['5']}`,
  border: `${hair} ${vars.nautical.course}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.default,
  '@media': {
    [below.sm]: {
      marginInlineStart: `calc(-1 * ${vars.space['4']})`,
      paddingInlineStart: '7px',
    },
  },
});
export const vessel = part({
  color: vars.nautical.course,
  marginInlineStart: '-1px',
  marginBlockStart: vars.space['1'],
});
export const positionTitle = part({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });

export const waiting = part({ display: 'grid', gap: 0 });
export const waitingRow = part({
  display: 'grid',
  gridTemplateColumns: `${RAIL} minmax(0, 1fr) 88px`,
  alignItems: 'center',
  blockSize: '28px',
});
export const waitingGlyph = part({
  selectors: { '&&&': { inlineSize: '14px', blockSize: '14px', borderRadius: vars.radius.full } },
});
export const waitingName = part({ selectors: { '&&&': { inlineSize: '40%' } } });
export const waitingTime = part({ selectors: { '&&&': { inlineSize: '100%' } } });
