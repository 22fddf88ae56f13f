import { hair } from '../theme/hair.ts';
import { isolated } from '../theme/isolated.ts';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const rail = screenPart({
  position: 'relative',
  padding: vars.space['6'],
  overflow: 'auto',
  borderInlineStart: `${hair} ${vars.border.default}`,
  background: vars.surface.default,
  font: vars.typography.dense,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    // Under 1180 px the rail stands below the bill, its two parts side by side.
    [below.rail]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
      gap: vars.space['7'],
      overflow: 'visible',
      borderInlineStart: 0,
      borderBlockStart: `${hair} ${vars.border.default}`,
      paddingInline: vars.space['7'],
    },
    [below.sm]: { paddingInline: vars.space['6'] },
    print: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space['6'],
      overflow: 'visible',
      border: 0,
      paddingInline: 0,
    },
  },
});
inScreen(`${rail} > div + div`, {
  marginBlockStart: vars.space['8'],
  '@media': { [below.rail]: { marginBlockStart: 0 }, print: { marginBlockStart: 0 } },
});
inScreen(`${rail} > div`, { '@media': { print: { breakInside: 'avoid' } } });

export const heading = screenPart({
  marginBlockEnd: vars.space['4'],
  fontWeight: vars.font.weight.semibold,
});

export const facts = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  '@media': { print: { gap: vars.space['2'] } },
});
export const term = screenPart({ font: vars.typography.caption, color: vars.text.secondary });
export const fact = screenPart({ ...isolated, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
inScreen(`${fact} > [data-component=StatusTag]`, { marginBlockStart: vars.space['1'] });
export const mono = screenPart({ display: 'block', fontFamily: vars.font.family.mono, fontSize: vars.font.size['12'] });

export const check = screenPart({
  display: 'flex',
  gap: vars.space['4'],
  paddingBlock: vars.space['3'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  color: vars.status.success.text,
  selectors: { '&[data-ok=false]': { color: vars.status.warning.text } },
});
export const awaited = screenPart({ display: 'block' });
export const words = screenPart({ color: vars.text.primary, minInlineSize: 0 });
export const detail = screenPart({
  display: 'block',
  font: vars.typography.caption,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
