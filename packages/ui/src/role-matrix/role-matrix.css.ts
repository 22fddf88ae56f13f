import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const roleMatrix = part({
  // What is only heard of a cell stays within what scrolls.
  position: 'relative',
  minInlineSize: 0,
  overflow: 'auto',
  // Its head stays in sight.
  maxBlockSize: 'calc(100dvh - 208px)',
  border: `${hair} ${vars.border.preprintStrong}`,
  background: vars.surface.default,
  color: vars.text.primary,
});
export const table = part({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: vars.typography.dense,
});
const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  padding: `${vars.space['3']} ${vars.space['4']}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  background: vars.surface.sunken,
  borderBlockEnd: `${hair} ${vars.border.preprintStrong}`,
} as const;
export const corner = part({
  ...head,
  insetInlineStart: 0,
  // Above the heads that pass under it.
  zIndex: `calc(${vars.z.sticky} + 1)`,
  minInlineSize: '240px',
  fontWeight: vars.font.weight.medium,
  '@media': { [below.sm]: { minInlineSize: '160px' } },
});
export const role = part({
  ...head,
  minInlineSize: '78px',
  textAlign: 'center',
  fontWeight: vars.font.weight.medium,
  selectors: { '&[aria-current=true]': { boxShadow: `inset 0 3px 0 ${vars.border.preprintStrong}` } },
});
inPart(`${role} > small`, { display: 'block', font: vars.typography.caption, color: vars.text.secondary });
export const name = part({ font: 'inherit', color: vars.text.link, minBlockSize: '24px', textDecoration: 'underline' });
export const group = part({
  padding: `${vars.space['4']} ${vars.space['4']} ${vars.space['2']}`,
  textAlign: 'start',
  font: vars.typography.caption,
  color: vars.text.secondary,
  borderBlockEnd: `${hair} ${vars.border.preprintStrong}`,
});
/** The heading stays in sight, however far the roles are moved. */
inPart(`${group} > span`, { position: 'sticky', insetInlineStart: vars.space['4'] });
export const code = part({
  position: 'sticky',
  insetInlineStart: 0,
  padding: `${vars.space['2']} ${vars.space['4']}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  background: vars.surface.default,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
});
inPart(`${code} > code`, {
  display: 'block',
  font: vars.typography.caption,
  fontFamily: vars.font.family.mono,
  color: vars.text.secondary,
});
export const cell = part({
  blockSize: '26px',
  textAlign: 'center',
  verticalAlign: 'middle',
  cursor: 'pointer',
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  borderInlineStart: `${hair} ${vars.border.subtle}`,
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    '&[data-current]': { background: vars.surface.selected },
    '&[data-changed]': {
      background: vars.pen.bg,
      color: vars.pen.text,
      boxShadow: `inset 0 0 0 1px ${vars.pen.border}`,
    },
    '&[data-locked]': { cursor: 'default', color: vars.text.secondary },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-changed]': { outline: '2px dashed CanvasText' } } } },
});
inPart(`${cell} > svg`, { display: 'block', marginInline: 'auto' });
export const keys = part({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'fit-content',
  padding: vars.space['4'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
