import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Under this the picture is a band above the form. */
const stacked = 'screen and (max-width: 899.98px)';

export const shell = screenPart({
  display: 'grid',
  gridTemplate: `${vars.size.header.site} 1fr auto / minmax(0, 600px) minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  background: vars.surface.canvas,
  font: vars.typography.body,
  '@media': { [stacked]: { gridTemplate: `${vars.size.header.siteMobile} 150px 1fr auto / minmax(0, 1fr)` } },
});
export const header = screenPart({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['6'],
  paddingInline: vars.space['11'],
  '@media': { [stacked]: { gridColumn: 1, paddingInline: vars.space['6'] } },
});
export const tools = screenPart({ display: 'flex', alignItems: 'center', gap: vars.space['7'] });
// On a phone the brand alone leads back to the home page.
inScreen(`${tools} > a`, {
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
    [below.sm]: { display: 'none' },
  },
});
export const picture = screenPart({
  position: 'relative',
  gridColumn: 1,
  gridRow: '1 / -1',
  overflow: 'hidden',
  '@media': { [stacked]: { gridRow: 2 }, print: { display: 'none' } },
});
export const crop = screenPart({
  position: 'absolute',
  inset: 0,
  '@media': {
    // The marking stays readable: the door keeps its size and is cut to the part that bears it.
    [stacked]: { inset: `-80px auto auto calc(50% - 372px)`, inlineSize: 600, blockSize: 900 },
  },
});
export const main = screenPart({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: vars.space['8'],
  outline: 'none',
  '@media': { [stacked]: { gridColumn: 1, justifyContent: 'flex-start', paddingInline: vars.space['6'] } },
});
export const form = screenPart({ inlineSize: 'min(400px, 100%)', marginInline: 'auto' });
// The ways in begin where the form does, and the form stands off the line under their names.
inScreen(`${form} [data-component=Tabs] > [data-part=panel]`, { paddingBlockStart: vars.space['8'] });
inScreen(`${form} [data-component=Tabs] [data-part=tab]`, {
  paddingInline: vars.space['2'],
  marginInlineEnd: vars.space['6'],
  '@media': { '(pointer: coarse)': { minInlineSize: vars.size.touch } },
});
inScreen(`${form} [data-component=Tabs] [data-part=tab]::after`, { insetInline: vars.space['2'] });
export const title = screenPart({
  font: vars.typography.h2,
  marginBlockEnd: vars.space['4'],
  '@media': { [below.sm]: { fontSize: vars.font.size['24'] } },
});
export const lead = screenPart({
  font: vars.typography.dense,
  color: vars.text.secondary,
  marginBlockEnd: vars.space['6'],
});
export const more = screenPart({ font: vars.typography.body, marginBlockStart: vars.space['6'] });
export const footer = screenPart({
  gridColumn: 2,
  padding: `0 ${vars.space['8']} ${vars.space['8']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
  '@media': { [stacked]: { gridColumn: 1, paddingInline: vars.space['6'] } },
});
