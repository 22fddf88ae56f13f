import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const sectionRail = part({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  gap: vars.space['8'],
  alignItems: 'start',
  '@media': {
    [below.rail]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] },
    print: { display: 'block' },
  },
});

export const nav = part({
  position: 'sticky',
  insetBlockStart: vars.space['7'],
  minInlineSize: 0,
  '@media': {
    [below.rail]: { position: 'static' },
    print: { display: 'none' },
  },
});
export const head = part({
  padding: `${vars.space['2']} 10px ${vars.space['6']}`,
  font: vars.typography.dense,
  '@media': { [below.rail]: { paddingInline: 0, paddingBlockStart: 0 } },
});
export const list = part({
  display: 'grid',
  gap: '1px',
  '@media': {
    // A line that is pushed aside; the sections under it come in the same order.
    [below.rail]: {
      display: 'flex',
      gap: vars.space['2'],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      padding: '3px',
      margin: '-3px',
    },
  },
});
inPart(`${list} > li`, { '@media': { [below.rail]: { flex: 'none' } } });

export const link = part({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space['4'],
  alignItems: 'center',
  minBlockSize: vars.space['9'],
  padding: `${vars.space['3']} 10px`,
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  font: vars.typography.dense,
  textDecoration: 'none',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    '&[aria-current]': {
      background: vars.surface.default,
      boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.card}`,
      fontWeight: vars.font.weight.semibold,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [below.rail]: { whiteSpace: 'nowrap' },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: `${vars.borderWidth.strong} solid Highlight`, outlineOffset: '-2px' },
      },
    },
  },
});
export const note = part({
  fontSize: vars.font.size['12'],
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
  selectors: {
    '&[data-tone=pen]': { color: vars.pen.text },
    '&[data-tone=mark]': {
      paddingInline: vars.space['2'],
      borderRadius: vars.radius.xs,
      background: vars.mark.bg,
      color: vars.mark.text,
    },
  },
});

inPart(`${link}:has(> svg)`, { gridTemplateColumns: 'auto 1fr auto' });
inPart(`${link} > svg[data-state=done]`, { color: vars.status.success.text });
inPart(`${link} > svg[data-state=none]`, { color: vars.text.tertiary });
inPart(`${link} > svg:is([data-state=part], [data-state=most])`, { color: vars.status.info.text });
inPart(`${link} > svg[data-state=wrong]`, { color: vars.status.danger.text });

export const foot = part({
  display: 'grid',
  gap: vars.space['4'],
  margin: `${vars.space['6']} 10px 0`,
  paddingBlockStart: vars.space['5'],
  borderBlockStart: `${hair} ${vars.border.default}`,
  font: vars.typography.dense,
  '@media': { [below.rail]: { display: 'none' } },
});

export const body = part({ display: 'grid', gap: vars.space['7'], minInlineSize: 0 });
