import { keyframes } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, lessMotion, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const progress = part({ display: 'grid', gap: vars.space['2'], minInlineSize: 0 });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['4']}`,
  font: vars.typography.label,
});
export const label = part({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.text.primary });
export const value = part({
  // At the end also where the label leaves no room beside it.
  marginInlineStart: 'auto',
  font: vars.typography.dense,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
});

const ink = vars.border.preprintStrong;
const STEP = '18px';
/** The scale border of a chart: what is done is black and white, the rest is blank. */
const scale = `repeating-linear-gradient(90deg, ${ink} 0 9px, color-mix(in oklab, ${ink} 22%, ${vars.surface.default}) 9px ${STEP})`;
const run = keyframes({ to: { backgroundPositionX: STEP } });

export const bar = part({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '7px',
  border: `${hair} ${ink}`,
  borderRadius: vars.radius.none,
  background: vars.surface.default,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: scale, borderInlineEnd: `1px solid ${ink}` },
    '&::-moz-progress-bar': { background: scale },
    // No end is known: the scale goes by. Where motion is unwanted it stands, and the words say that it goes on.
    '&:indeterminate': {
      background: `${scale} 0 0 / ${STEP} 100%`,
      animation: `${run} ${vars.duration.course} linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [lessMotion]: { selectors: { '&:indeterminate': { animation: 'none' } } },
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
        '&:indeterminate': {
          background: `repeating-linear-gradient(90deg, Highlight 0 9px, Canvas 9px ${STEP}) 0 0 / ${STEP} 100%`,
        },
      },
    },
  },
});
inPart(`${progress}[data-size=sm] > ${bar}`, { blockSize: '5px' });

export const note = part({
  display: 'flex',
  gap: vars.space['2'],
  font: vars.typography.caption,
  color: vars.text.tertiary,
  selectors: { '&[data-failed]': { color: vars.status.danger.text } },
});
inPart(`${note} > svg`, { flex: 'none', marginBlockStart: '1px' });
