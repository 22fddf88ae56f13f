import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const tag = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  maxInlineSize: '100%',
  minBlockSize: vars.component.tag.height,
  paddingInline: vars.space['3'],
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.component.tag.radius,
  background: vars.surface.sunken,
  color: vars.text.primary,
  font: vars.typography.caption,
  selectors: {
    '&[data-mono]': { fontFamily: vars.font.family.mono, fontFeatureSettings: '"zero" 1' },
    '&[data-invalid]': {
      background: vars.status.danger.bg,
      borderColor: vars.status.danger.solid,
      color: vars.status.danger.text,
    },
    '&[data-disabled]': { background: vars.surface.disabled, color: vars.text.disabled },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      selectors: {
        '&[data-invalid]': { borderStyle: 'dashed', borderColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const words = part({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  inlineSize: vars.space['7'],
  blockSize: vars.space['7'],
  marginInlineEnd: `calc(-1 * ${vars.space['2']})`,
  borderRadius: vars.radius.xs,
  color: 'inherit',
  selectors: {
    '&:hover': { background: vars.surface.pressed },
    '&:focus-visible': { outlineOffset: '-1px' },
    // The cross is small, what can be pressed is not.
    '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  },
});
// Lighter than the word it stands behind.
inPart(`${remove} > svg[data-size]`, { inlineSize: vars.space['5'], blockSize: vars.space['5'] });
