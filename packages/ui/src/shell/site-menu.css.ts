import { hair } from '../theme/hair.ts';
import { forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const menu = screenPart({
  font: vars.typography.body,
  selectors: { '&[data-layout=bar]': { display: 'flex', gap: vars.space['1'] } },
});
export const entry = screenPart({ position: 'relative' });

export const head = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  blockSize: vars.space['10'],
  paddingInline: vars.space['5'],
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  fontSize: vars.font.size['15'],
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${vars.surface.pressed} 70%, transparent)` },
    '&[aria-expanded=true]': {
      background: vars.surface.raised,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.border.default}`,
    },
    [`${menu}[data-layout=bar] &:is([aria-current], [data-current]):not([aria-expanded=true])`]: {
      borderRadius: vars.radius.none,
      boxShadow: `inset 0 calc(${vars.borderWidth.strong} * -1) 0 ${vars.text.primary}`,
    },
    '&[aria-current]:hover': { background: 'none' },
    [`${menu}[data-layout=bar] &`]: { paddingInline: 'clamp(6px, 0.6vw, 10px)' },
    [`${menu}[data-layout=list] &`]: {
      inlineSize: '100%',
      blockSize: 'auto',
      minBlockSize: vars.size.touch,
      paddingInline: vars.space['6'],
      textAlign: 'start',
    },
    [`${menu}[data-layout=list] &[aria-expanded=true]`]: { background: 'none', boxShadow: 'none' },
    [`${menu}[data-layout=list] &[aria-current]`]: {
      background: vars.surface.selected,
      boxShadow: `inset 2px 0 0 ${vars.border.selected}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:is([aria-current], [data-current])': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const chevron = screenPart({
  transition: `rotate ${vars.transition.control}`,
  selectors: {
    '[aria-expanded=true] > &': { rotate: '180deg' },
    [`${menu}[data-layout=list] &`]: { marginInlineStart: 'auto' },
  },
});

export const submenu = screenPart({
  selectors: {
    '&[hidden]': { display: 'none' },
    [`${menu}[data-layout=bar] &`]: {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${vars.space['3']})`,
      insetInlineStart: `calc(${vars.space['5']} * -1)`,
      zIndex: vars.z.dropdown,
      inlineSize: '420px',
      border: `${hair} ${vars.border.default}`,
      borderRadius: vars.radius.md,
      background: vars.surface.raised,
      boxShadow: vars.shadow.popover,
    },
  },
});
// The mouse may cross the gap between the bar and its submenu.
inScreen(`${menu}[data-layout=bar] ${submenu}::before`, {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  blockSize: vars.space['3'],
});

export const list = screenPart({
  padding: vars.space['3'],
  selectors: { [`${menu}[data-layout=list] &`]: { paddingBlockStart: 0, paddingInlineStart: vars.space['6'] } },
});
export const item = screenPart({
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  alignItems: 'center',
  gap: vars.space['5'],
  padding: `10px ${vars.space['5']}`,
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  selectors: {
    '&:hover, &:focus-visible': { background: vars.surface.hover },
    '&[aria-current]': { background: vars.surface.selected },
    [`${menu}[data-layout=list] &`]: { minBlockSize: vars.size.touch },
  },
});
inScreen(`${item} > svg`, { color: vars.text.link, '@media': { [forcedColors]: { color: 'inherit' } } });
inScreen(`${item} > span:first-child`, { gridColumn: '1 / span 2' });

export const name = screenPart({ display: 'block', fontWeight: vars.font.weight.semibold });
export const lead = screenPart({ display: 'block', fontSize: vars.font.size['12'], color: vars.text.secondary });
export const code = screenPart({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.medium,
  color: vars.text.tertiary,
});

export const foot = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['7']}`,
  padding: `10px ${vars.space['6']}`,
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  borderEndStartRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: vars.font.size['13'],
});
export const footLink = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: '24px',
  borderRadius: vars.radius.xs,
  color: vars.text.primary,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
