import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, low, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { whole } from '../one-scroller.css.ts';

export const footer = screenPart({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['4']}`,
  minInlineSize: 0,
  paddingBlock: vars.space['5'],
  paddingInline: vars.space['7'],
  background: vars.surface.raised,
  borderBlockStart: `${hair} ${vars.border.default}`,
  '@media': {
    [below.sm]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.raised,
      gap: vars.space['4'],
      paddingBlock: vars.space['4'],
      paddingInline: vars.space['6'],
    },
    [low]: { selectors: { [`${whole} &`]: { position: 'static' } } },
  },
});

export const progress = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  '@media': { [below.sm]: { flex: '1 1 auto' } },
});
export const count = screenPart({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** What the machine did, quieter than what people did. */
export const compared = screenPart({
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const ink = vars.border.preprintStrong;
/** The scale border of a chart: what is checked is black and white, the rest is blank. */
const scale = `repeating-linear-gradient(90deg, ${ink} 0 9px, color-mix(in oklab, ${ink} 22%, ${vars.surface.default}) 9px 18px)`;
export const bar = screenPart({
  appearance: 'none',
  inlineSize: '132px',
  blockSize: '7px',
  border: `${hair} ${ink}`,
  background: vars.surface.default,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.surface.default },
    '&::-webkit-progress-value': { background: scale, borderInlineEnd: `1px solid ${ink}` },
    '&::-moz-progress-bar': { background: scale },
  },
  '@media': {
    // What blocks stands on the same line where there is room for it.
    [below.sm]: { flex: '1 1 48px', inlineSize: '48px' },
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

export const decisions = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { flex: '1 1 100%', marginInlineStart: 0 } },
});
export const close = screenPart({ '@media': { [below.sm]: { display: 'none' } } });
export const decision = screenPart({ '@media': { [below.sm]: { flex: '1 1 34%' } } });
export const hint = screenPart({ '@media': { [below.lg]: { display: 'none' } } });

/** It looks as if it could not be pressed and says why when it is. */
export const gated = screenPart({
  background: vars.action.disabled.bg,
  border: `${vars.borderWidth.hair} dashed ${vars.border.control}`,
  color: vars.text.secondary,
  '@media': { [forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
});

export const failure = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.status.danger.text,
});

export const missing = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  inlineSize: '280px',
  maxInlineSize: '100%',
});
export const why = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.text.primary,
  selectors: {
    '[data-code=blocking] > &': { color: vars.status.danger.text },
    '[data-code=changes] > &': { color: vars.pen.text },
  },
});
export const places = screenPart({ paddingInlineStart: vars.space['6'] });
export const place = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  inlineSize: '100%',
  minBlockSize: '28px',
  paddingInline: vars.space['3'],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.text.link,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.hover } },
});
export const more = screenPart({ paddingInlineStart: vars.space['3'], color: vars.text.secondary });
inScreen(`${place} > svg`, { marginInlineStart: 'auto' });
