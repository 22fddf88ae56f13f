import { hair } from '../theme/hair.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const tree = part({ minInlineSize: 0, font: vars.typography.dense });

/** In a long tree the lines out of sight cost nothing: the browser does not lay them out. */
export const row = part({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlSm,
  paddingInlineEnd: vars.space['4'],
  borderRadius: vars.radius.xs,
  outlineOffset: '-2px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    '&[aria-disabled=true]': { color: vars.text.disabled, cursor: 'default', background: 'none' },
    '[data-long] > &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 32px' },
    '&[role=none]': { cursor: 'progress', background: 'none' },
    '&[data-failed]': { color: vars.status.danger.text },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } } },
});
/** One step in, with the line that leads down from the parent. */
export const indent = part({
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: vars.space['8'],
  borderInlineStart: `${hair} ${vars.border.subtle}`,
  marginInlineStart: '11px',
  marginInlineEnd: '-11px',
});
export const twisty = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.targetMin,
  blockSize: vars.size.targetMin,
  borderRadius: vars.radius.xs,
  color: vars.text.secondary,
  selectors: {
    '&[data-opens]:hover': { background: vars.surface.pressed },
    [`${row}[data-failed] > &`]: { color: 'inherit' },
  },
});
export const box = part({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  marginInline: `${vars.space['1']} ${vars.space['4']}`,
  border: `${hair} ${vars.border.control}`,
  borderRadius: '3px',
  background: vars.surface.default,
  color: vars.action.primary.text,
  selectors: {
    '&:is([data-check=true], [data-check=mixed])': {
      background: vars.action.primary.bg,
      borderColor: vars.action.primary.bg,
    },
    [`${row}[aria-disabled=true] > &`]: {
      background: vars.surface.disabled,
      borderColor: vars.border.default,
      color: vars.text.disabled,
    },
    // The box is small, what can be pressed is not.
    '&::after': { content: '""', position: 'absolute', inset: '-5px' },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      color: 'HighlightText',
      selectors: {
        '&:is([data-check=true], [data-check=mixed])': { background: 'Highlight', borderColor: 'Highlight' },
        [`${row}[aria-disabled=true] > &`]: { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
export const icon = part({
  marginInlineEnd: vars.space['3'],
  color: vars.text.secondary,
  '@media': { [forcedColors]: { color: 'inherit' } },
});
export const words = part({ minInlineSize: 0, paddingBlock: vars.space['2'], overflowWrap: 'anywhere' });
export const note = part({
  marginInlineStart: vars.space['4'],
  font: vars.typography.caption,
  color: vars.text.tertiary,
  selectors: { [`${row}[aria-disabled=true] > &`]: { color: 'inherit' } },
});
export const retry = part({
  marginInlineStart: vars.space['4'],
  color: vars.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
});
