import { below, forcedColors, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const sea = vars.nautical.sea;

export const hero = screenPart({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minBlockSize: 680,
  paddingBlock: '244px 56px',
  background: sea,
  overflow: 'hidden',
  '@media': {
    [forcedColors]: { minBlockSize: 0, borderBlockEnd: '1px solid CanvasText' },
    [below.sm]: { minBlockSize: 0, paddingBlock: `232px ${vars.space['7']}` },
  },
});
export const words = screenPart({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
});
export const eyebrow = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  marginBlockEnd: vars.space['5'],
  fontWeight: vars.font.weight.medium,
  color: vars.text.preprint,
  selectors: {
    '&:lang(en)': { letterSpacing: '2px', textTransform: 'uppercase' },
    '&::before, &::after': { content: '""', inlineSize: 44, blockSize: 1, background: 'currentColor' },
  },
  '@media': { [below.sm]: { fontSize: vars.font.size['12'], marginBlockEnd: vars.space['4'] } },
});
export const title = screenPart({
  font: vars.typography.display,
  lineHeight: 1.22,
  // Soundings and isobaths fade round the letters as they do round a chart's own title.
  textShadow: `0 0 3px ${sea}, 0 0 6px ${sea}, 0 0 9px ${sea}, 0 0 12px ${sea}, 0 0 14px ${sea}`,
  textWrap: 'balance',
  selectors: { '&:lang(en)': { letterSpacing: vars.font.tracking.display, lineHeight: 1.12 } },
  '@media': {
    [below.sm]: { fontSize: vars.font.size['30'] },
  },
});
export const lead = screenPart({
  maxInlineSize: 560,
  marginBlockStart: vars.space['6'],
  font: vars.typography.bodyLong,
  color: vars.text.secondary,
  textWrap: 'balance',
  '@media': { [below.sm]: { marginBlockStart: '10px', fontSize: vars.font.size['15'] } },
});
export const scale = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginBlockStart: '14px',
  fontSize: vars.font.size['11'],
  color: vars.text.preprint,
  '@media': { [below.sm]: { display: 'none' } },
});
export const bar = screenPart({
  inlineSize: 180,
  blockSize: 5,
  border: '1px solid currentColor',
  background: 'linear-gradient(90deg, currentColor 25%, transparent 25% 50%, currentColor 50% 75%, transparent 75%)',
});
export const actions = screenPart({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['5'],
  marginBlockStart: vars.space['9'],
  '@media': { [below.sm]: { marginBlockStart: vars.space['7'] } },
});
