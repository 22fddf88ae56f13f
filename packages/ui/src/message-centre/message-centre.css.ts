import { hair } from '../theme/hair.ts';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const rule = `${hair} ${vars.border.subtle}`;

export const centre = screenPart({
  display: 'grid',
  gridTemplateColumns: '172px minmax(280px, 400px) minmax(0, 1fr)',
  minBlockSize: 0,
  blockSize: '100%',
  font: vars.typography.body,
  '@media': {
    [below.lg]: { gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)' },
    [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', blockSize: 'auto' },
  },
});

export const folders = screenPart({
  padding: vars.space['4'],
  borderInlineEnd: rule,
  overflow: 'auto',
  '@media': {
    [below.lg]: {
      gridColumn: '1 / -1',
      display: 'flex',
      gap: vars.space['4'],
      borderInlineEnd: 0,
      borderBlockEnd: rule,
    },
    [below.sm]: { selectors: { '[data-reading] > &': { display: 'none' } } },
  },
});
export const shelf = screenPart({
  selectors: { '& + &': { marginBlockStart: vars.space['6'] } },
  '@media': { [below.lg]: { selectors: { '& + &': { marginBlockStart: 0 } } } },
});
inScreen(`${shelf} > ul`, { '@media': { [below.lg]: { display: 'flex' } } });
export const heading = screenPart({
  padding: `0 ${vars.space['4']} ${vars.space['2']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
  '@media': { [below.lg]: { display: 'none' } },
});
export const folder = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: vars.space['10'],
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.sm,
  border: `${hair} transparent`,
  color: vars.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': {
      background: vars.surface.raised,
      borderColor: vars.border.default,
      fontWeight: vars.font.weight.semibold,
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});
export const folderName = screenPart({ flex: '1 1 auto' });

export const list = screenPart({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: rule,
  background: vars.surface.default,
  '@media': {
    [below.sm]: { borderInlineEnd: 0, selectors: { '[data-reading] > &': { display: 'none' } } },
  },
});
export const tools = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  padding: vars.space['4'],
  borderBlockEnd: rule,
});
export const search = screenPart({ display: 'flex', alignItems: 'end', gap: vars.space['4'] });
inScreen(`${search} > :first-child`, { flex: '1 1 auto', minInlineSize: 0 });
export const fold = screenPart({ display: 'none', '@media': { [below.sm]: { display: 'block' } } });
export const filters = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  '@media': { [below.sm]: { selectors: { '&:not([data-unfolded])': { display: 'none' } } } },
});
export const lines = screenPart({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto', overscrollBehavior: 'contain' });
export const footer = screenPart({ padding: vars.space['4'], borderBlockStart: rule });

export const age = screenPart({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${vars.space['2']} ${vars.space['6']}`,
  background: vars.surface.sunken,
  borderBlockEnd: rule,
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const line = screenPart({
  position: 'relative',
  display: 'grid',
  gap: vars.space['1'],
  inlineSize: '100%',
  padding: `${vars.space['4']} ${vars.space['6']} ${vars.space['4']} ${vars.space['8']}`,
  borderBlockEnd: rule,
  color: 'inherit',
  font: vars.typography.dense,
  textAlign: 'start',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': {
      background: vars.surface.selected,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.frame} ${vars.border.preprintStrong}`,
    },
    // Unread: a diamond before the line, as on a chart.
    '&:not([data-read])::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: vars.space['4'],
      insetBlockStart: '17px',
      inlineSize: '7px',
      blockSize: '7px',
      rotate: '45deg',
      background: 'currentColor',
    },
  },
});
export const kind = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const clock = screenPart({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const title = screenPart({
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: { '[data-read] > &': { fontWeight: vars.font.weight.regular } },
});
export const text = screenPart({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
});

export const reading = screenPart({
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  padding: vars.space['8'],
  background: vars.surface.default,
  '@media': {
    [below.sm]: { padding: vars.space['6'], selectors: { ':not([data-reading]) > &': { display: 'none' } } },
  },
});
export const back = screenPart({
  display: 'none',
  marginBlockEnd: vars.space['4'],
  '@media': { [below.sm]: { display: 'block' } },
});
