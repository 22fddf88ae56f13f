import { hair } from '../theme/hair.ts';
import { raised } from '../theme/raised.ts';
import { below, forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { site } from './shell.css.ts';

export const panel = screenPart({
  position: 'fixed',
  insetInlineEnd: vars.space['7'],
  insetBlockEnd: vars.space['9'],
  zIndex: vars.z.sidePanel,
  inlineSize: vars.size.sidePanel,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  boxShadow: vars.shadow.popover,
  '@media': {
    [below.sm]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      inset: 'auto 0 0',
      inlineSize: 'auto',
      borderRadius: vars.radius.none,
      borderWidth: `${vars.borderWidth.hair} 0 0`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    print: { display: 'none' },
  },
});
/** On a phone the panel is a bar at the bottom of the window: the page ends above it. */
inScreen(`${site}:has(${panel})`, {
  '@media': { [below.sm]: { paddingBlockEnd: `calc(${vars.size.sidePanel} + env(safe-area-inset-bottom))` } },
});
export const place = screenPart({ position: 'relative' });
export const entry = screenPart({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space['2'],
  inlineSize: '100%',
  blockSize: '100%',
  padding: `10px ${vars.space['1']}`,
  borderRadius: vars.radius.md,
  color: vars.text.secondary,
  fontSize: vars.font.size['12'],
  lineHeight: 1.2,
  textAlign: 'center',
  // The focus ring is drawn inside: outside, the edge of a phone's screen would cut it.
  outlineOffset: '-2px',
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: vars.surface.hover, color: vars.text.primary },
  },
  '@media': { [below.sm]: { minBlockSize: '52px', paddingBlock: vars.space['4'] } },
});
inScreen(`${entry} > svg`, { color: vars.text.primary, '@media': { [forcedColors]: { color: 'inherit' } } });
inScreen(`${panel} > * + *`, {
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  '@media': { [below.sm]: { borderBlockStart: 0, borderInlineStart: `${hair} ${vars.border.subtle}` } },
});
inScreen(`${panel} > ${entry}, ${place}`, { borderRadius: vars.radius.none });

export const card = screenPart({
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${vars.space['4']})`,
  insetBlockEnd: 0,
  inlineSize: 'max-content',
  maxInlineSize: '240px',
  padding: vars.space['5'],
  ...raised,
  font: vars.typography.body,
  textWrap: 'balance',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [below.sm]: {
      position: 'fixed',
      display: 'grid',
      justifyItems: 'center',
      insetInline: vars.space['6'],
      insetBlockEnd: '68px',
      inlineSize: 'auto',
      maxInlineSize: 'none',
    },
  },
});
// A code stands there as a picture with a line under it.
inScreen(`${card} > figure`, { display: 'grid', justifyItems: 'center', gap: vars.space['4'] });
inScreen(`${card} > figure > img`, { inlineSize: 120, blockSize: 120, objectFit: 'contain' });
