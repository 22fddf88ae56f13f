import { hair } from '../../theme/hair.ts';
import { below, cramped, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { whole } from '../one-scroller.css.ts';

export const page = screenPart({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minInlineSize: 0,
  minBlockSize: '200px',
});
export const pageHead = screenPart({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  padding: `${vars.space['2']} ${vars.space['4']} ${vars.space['2']} ${vars.space['6']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
  background: vars.surface.default,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
});
/** Which bills were added up, under the head. */
export const sumOf = screenPart({
  flex: 'none',
  padding: `${vars.space['2']} ${vars.space['6']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
export const zoom = screenPart({ display: 'flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' });
inScreen(`${zoom} > output`, { minInlineSize: '36px', textAlign: 'center' });

export const sheetPane = screenPart({
  minBlockSize: 0,
  overflow: 'auto',
  // Room for the scroll bar is always kept, so that the width to which the page is scaled is known before it is drawn.
  scrollbarGutter: 'stable',
  overscrollBehavior: 'contain',
  margin: vars.space['5'],
  selectors: { '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '2px' } },
  // Where all scrolls as one the page still has a place of its own, and the versions stand under it.
  '@media': { [cramped]: { selectors: { [`${whole} &`]: { maxBlockSize: '75dvh' } } } },
});
/** As wide as A4 prints it; zoomed by the pane. */
export const sheet = screenPart({
  inlineSize: '926px',
  '@media': { [below.sm]: { inlineSize: 'auto' } },
});

// The edge of the page is drawn inside, where the pane does not cut it off, and is one pixel wide at any scale.
const edge = '1px / var(--ld-page-zoom, 1)';
inScreen(`${sheet} > *`, {
  outline: `calc(${edge}) solid ${vars.border.subtle}`,
  outlineOffset: `calc(-1 * ${edge})`,
  boxShadow: 'none',
});
inScreen(`${sheet} [data-path]`, { cursor: 'pointer' });

export const versions = screenPart({
  flex: 'none',
  maxBlockSize: '40%',
  overflow: 'auto',
  '@media': { [cramped]: { selectors: { [`${whole} &`]: { maxBlockSize: 'none' } } } },
  padding: `${vars.space['2']} ${vars.space['6']} ${vars.space['5']}`,
});
export const versionsName = screenPart({ paddingBlockEnd: vars.space['2'], fontWeight: vars.font.weight.semibold });
export const version = screenPart({
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  selectors: { '&[aria-current]': { background: vars.surface.selected } },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]': { outline: `${vars.borderWidth.strong} solid Highlight` } } },
  },
});
inScreen(`${version} > *`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(60px, auto) 92px minmax(0, 1fr)',
  gap: vars.space['4'],
  inlineSize: '100%',
  padding: `${vars.space['3']} ${vars.space['4']}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
// Day and time stay together on one line.
inScreen(`${version} > * > :last-child`, { wordBreak: 'keep-all', textWrap: 'balance' });
inScreen(`${version} > button`, { cursor: 'pointer' });
inScreen(`${version} > button:hover`, { background: vars.surface.hover });
inScreen(`${version} b`, { fontWeight: vars.font.weight.medium });
