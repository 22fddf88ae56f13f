import { hair } from '../theme/hair.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// Everything stays inline: a copied selection then is one word without spaces or line ends.
export const number = part({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  font: vars.typography.typed,
  fontSize: 'inherit',
  fontFeatureSettings: '"zero" 1',
  color: vars.text.typed,
  whiteSpace: 'nowrap',
});

export const serial = part({ marginInlineStart: '0.6em' });

export const digit = part({
  display: 'inline-block',
  minInlineSize: '15px',
  blockSize: '18px',
  marginInlineStart: vars.space['2'],
  border: `${hair} ${vars.border.control}`,
  borderRadius: '1px',
  fontWeight: vars.font.weight.medium,
  lineHeight: '16px',
  textAlign: 'center',
  selectors: {
    '[data-check=digit] > &': {
      background: vars.status.danger.bg,
      borderColor: vars.status.danger.solid,
      color: vars.status.danger.text,
    },
    '[data-check=placeholder] > &': { borderStyle: 'dashed' },
  },
  '@media': {
    [forcedColors]: {
      // The plate that the system puts behind words would cut the box.
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
      selectors: {
        '[data-check=digit] > &': {
          borderColor: 'CanvasText',
          background: 'Canvas',
          color: 'CanvasText',
          outline: `${vars.borderWidth.strong} solid CanvasText`,
        },
      },
    },
  },
});

export const verdict = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  marginInlineStart: vars.space['3'],
  verticalAlign: '-2px',
  font: vars.typography.caption,
  userSelect: 'none',
  selectors: {
    '[data-check=digit] > &': { color: vars.status.danger.text },
    '[data-check=placeholder] > &': { color: vars.status.info.text },
  },
});

/** The tick of the icons, as large as a small one. */
export const tick = part({
  display: 'inline-block',
  inlineSize: vars.size.icon.sm,
  blockSize: vars.size.icon.sm,
  marginInlineStart: vars.space['3'],
  verticalAlign: '-2px',
  background: vars.status.success.text,
  clipPath: 'polygon(15.4% 56.4%, 39.1% 80.1%, 84.6% 32.9%, 77.9% 26.4%, 39% 66.7%, 22.1% 49.8%)',
  userSelect: 'none',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
