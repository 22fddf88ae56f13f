import { keyframes } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { forcedColors, lessMotion, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const pass = keyframes({ to: { translate: '100% 0' } });

/**
 * Comes after 300 ms, and then by degrees: what loads faster never shows it, and what loads a little slower never flashes, without
 * anything that is here having to wait. It is seen by itself and kept back by the animation, so that it is there on paper and
 * wherever animations are off.
 */
export const skeleton = part({
  display: 'grid',
  gap: vars.space['5'],
  animation: `${appear} 300ms linear 300ms backwards`,
});

export const bar = part({
  position: 'relative',
  blockSize: '10px',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: vars.surface.pressed,
  selectors: {
    '&:nth-child(3n + 2)': { inlineSize: '82%' },
    '&:nth-child(3n)': { inlineSize: '64%' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      translate: '-100% 0',
      background: `linear-gradient(90deg, transparent, color-mix(in oklab, ${vars.surface.default} 65%, transparent), transparent)`,
      animation: `${pass} 1.4s linear infinite`,
    },
  },
  '@media': {
    [forcedColors]: { border: `${hair} GrayText` },
    [lessMotion]: { selectors: { '&::after': { display: 'none' } } },
  },
});

export const frame = part({ minInlineSize: 0 });
