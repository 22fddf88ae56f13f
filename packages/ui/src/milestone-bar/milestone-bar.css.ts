import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// Nine milestones would get less than 72 px each.
const narrow = '(max-inline-size: 640px)';
const RAIL = '26px';

/** Asks its own width, not the page's. */
export const room = part({ containerType: 'inline-size', minInlineSize: 0 });

export const bar = part({
  display: 'flex',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { flexDirection: 'column' } },
});

const across = (style: string, ink: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineStart: '18px',
    insetInlineEnd: '4px',
    borderBlockStart: `${vars.borderWidth.strong} ${style} ${ink}`,
  }) as const;
const down = (style: string, ink: string) =>
  ({
    insetBlockStart: '20px',
    insetBlockEnd: '0',
    insetInlineStart: '6px',
    insetInlineEnd: 'auto',
    borderBlockStart: 0,
    borderInlineStart: `${vars.borderWidth.strong} ${style} ${ink}`,
  }) as const;

/** What happened is drawn through, what is expected in dashes, what is planned in dots. */
export const milestone = part({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space['1'],
  paddingInlineEnd: vars.space['4'],
  selectors: {
    '&[data-line=actual]::before': across('solid', vars.nautical.course),
    '&[data-line=estimated]::before': across('dashed', vars.status.info.text),
    '&[data-line=planned]::before': across('dotted', vars.border.control),
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: `${RAIL} minmax(0, 1fr) auto`,
      alignItems: 'baseline',
      paddingBlock: vars.space['3'],
      paddingInlineEnd: 0,
      selectors: {
        '&[data-line=actual]::before': down('solid', vars.nautical.course),
        '&[data-line=estimated]::before': down('dashed', vars.status.info.text),
        '&[data-line=planned]::before': down('dotted', vars.border.control),
      },
    },
  },
});
inPart(`${milestone} > *`, { maxInlineSize: '100%' });

export const glyph = part({
  position: 'relative',
  color: vars.text.tertiary,
  marginBlockEnd: vars.space['2'],
  selectors: {
    '[data-kind=actual] > &': { color: vars.nautical.course },
    '[data-kind=estimated] > &': { color: vars.status.info.text },
  },
  '@container': { [narrow]: { marginBlockEnd: 0, insetBlockStart: vars.space['1'] } },
  '@media': { [forcedColors]: { selectors: { '[data-kind] > &': { color: 'CanvasText' } } } },
});
export const name = part({
  font: vars.typography.dense,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-kind=planned] > &': { fontWeight: vars.font.weight.regular, color: vars.text.secondary },
  },
});
export const time = part({
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: { '&[data-late]': { fontWeight: vars.font.weight.semibold, color: vars.status.danger.text } },
});
export const note = part({
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: { '&[data-urgent]': { color: vars.status.danger.text, fontWeight: vars.font.weight.medium } },
  '@container': { [narrow]: { gridColumn: '2 / -1' } },
});
