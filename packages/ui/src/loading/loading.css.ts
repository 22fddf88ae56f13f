import { keyframes } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { neatline as dashes, systemNeatline } from '../theme/neatline.ts';
import { raised } from '../theme/raised.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const loading = part({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space['4'],
  padding: vars.space['8'],
  font: vars.typography.dense,
  color: vars.text.secondary,
});

const DASHES = [vars.space['5'], vars.space['8']] as const;
const sail = keyframes({ to: { backgroundPositionX: vars.space['8'] } });
/** The neatline, the scale border of a chart, on its way. */
export const neatline = part({
  inlineSize: vars.space['14'],
  maxInlineSize: '100%',
  blockSize: '7px',
  border: `${hair} ${vars.border.preprintStrong}`,
  color: vars.border.preprintStrong,
  background: dashes(...DASHES, vars.surface.default),
  backgroundSize: `${vars.space['8']} 100%`,
  animation: `${sail} 1.2s linear infinite`,
  '@media': {
    [forcedColors]: {
      ...systemNeatline(...DASHES),
      borderColor: 'CanvasText',
      backgroundSize: `${vars.space['8']} 100%`,
    },
  },
});

export const waiting = part({ position: 'relative', minBlockSize: vars.space['14'] });
/** It fades and stays where it is: nothing jumps when the answer is here. */
inPart(`${waiting} > [inert]`, { opacity: 0.45 });
export const veil = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  '@media': { print: { display: 'none' } },
});
export const plate = part({
  ...raised,
});
