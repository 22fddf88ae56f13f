import { hair } from '../theme/hair.ts';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const shell = screenPart({
  display: 'grid',
  gridTemplate: `${vars.size.header.app} minmax(0, 1fr) / ${vars.size.sideNav} minmax(0, 1fr)`,
  blockSize: '100dvh',
  background: vars.surface.canvas,
  font: vars.typography.dense,
  '@media': {
    [below.rail]: { gridTemplateColumns: `${vars.size.sideNavRail} minmax(0, 1fr)` },
    // A phone scrolls the page itself, so that the browser's own bars can go away.
    [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', blockSize: 'auto', minBlockSize: '100dvh' },
    print: { display: 'block', blockSize: 'auto' },
  },
});
export const header = screenPart({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['5'],
  minInlineSize: 0,
  paddingInline: vars.space['6'],
  background: vars.surface.default,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  '@media': {
    [below.md]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.z.header,
      gap: vars.space['4'],
      paddingInline: vars.space['4'],
    },
    print: { display: 'none' },
  },
});
export const burger = screenPart({ display: 'none', '@media': { [below.md]: { display: 'block' } } });
export const label = screenPart({
  paddingInlineStart: vars.space['5'],
  borderInlineStart: `${hair} ${vars.border.default}`,
  fontSize: vars.font.size['13'],
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  // It gives way before the name of the house does.
  flexShrink: 1000,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Where the navigation is a rail, tools need its room.
  '@media': { [below.rail]: { display: 'none' } },
});
export const tools = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: '18px',
  marginInlineStart: 'auto',
  flex: 'none',
  whiteSpace: 'nowrap',
});
inScreen(`${tools} > a`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});

export const area = screenPart({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { print: { display: 'block' } },
});
export const main = screenPart({
  // What is only heard stays within what scrolls, and lengthens no window.
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  padding: `${vars.space['5']} ${vars.space['6']} ${vars.space['6']}`,
  overflow: 'auto',
  outline: 'none',
  '@media': { [below.md]: { overflow: 'visible' }, print: { display: 'block', overflow: 'visible', padding: 0 } },
});

export const page = screenPart({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  flex: '1 0 auto',
  minInlineSize: 0,
  selectors: { '&[data-fill]': { flex: '1 1 0', minBlockSize: 420 } },
  '@media': {
    [below.md]: { selectors: { '&[data-fill]': { flex: 'none', minBlockSize: 0 } } },
    print: { display: 'block' },
  },
});
// What is above a list keeps its height; the list gives way and scrolls inside itself.
inScreen(`${page} > *`, { flexShrink: 0 });
inScreen(`${page}[data-fill] > :last-child`, { flexShrink: 1 });
const outwards = `calc(-1 * ${vars.space['6']})`;
inScreen(`${page}[data-edge] > :last-child`, {
  marginInline: outwards,
  marginBlockEnd: outwards,
  '@media': { print: { margin: 0 } },
});
export const pageHead = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['5']}`,
  minBlockSize: vars.space['9'],
});
export const pageTitle = screenPart({ font: vars.typography.h3, fontSize: vars.font.size['18'] });
export const pageMeta = screenPart({
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.tertiary,
});
export const pageActions = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
});
// On a phone the actions stand beside the title, and what else is known under both.
inScreen(`${pageHead}:has(> ${pageActions}) > ${pageMeta}`, {
  '@media': { [below.sm]: { order: 1, flex: '1 1 100%' } },
});
