import { hair } from '../theme/hair.ts';
import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const workQueue = part({ display: 'grid', gap: vars.space['6'], minInlineSize: 0 });
export const scope = part({ justifySelf: 'start' });

export const cells = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  overflow: 'hidden',
  border: `${hair} ${vars.border.preprintStrong}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  '@media': { [below.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = part({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2'],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space['4']} ${vars.space['6']}`,
  font: 'inherit',
  textAlign: 'start',
  color: vars.text.primary,
  outlineOffset: '-2px',
  borderInlineEnd: `${hair} ${vars.border.subtle}`,
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    '&[aria-pressed=true]': {
      background: vars.surface.pressed,
      boxShadow: `inset 0 3px 0 ${vars.border.preprintStrong}`,
    },
  },
});
export const name = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  fontSize: vars.font.size['13'],
  fontWeight: vars.font.weight.medium,
  color: vars.text.link,
});
export const count = part({
  fontSize: vars.font.size['24'],
  lineHeight: 1.15,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const fact = part({ font: vars.typography.caption, color: vars.text.secondary });
export const kind = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space['3'], whiteSpace: 'nowrap' });
export const what = part({ overflowWrap: 'anywhere' });
