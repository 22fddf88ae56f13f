import { hair } from '../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const tabs = screenPart({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  font: vars.typography.dense,
  color: vars.text.primary,
});

/** Ten equal slots, whether or not all are taken. Under 920 px they scroll. */
export const list = screenPart({
  // One after the other as the sheets lie, in a page of any direction; so do the arrow keys.
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(92px, 1fr))',
  flex: 'none',
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  borderBlockEnd: `${hair} ${vars.border.default}`,
  background: vars.surface.sunken,
  '@media': { [below.sm]: { display: 'none' } },
});

/** The tabs with what is done to them at the end of their line. */
export const head = screenPart({
  display: 'flex',
  alignItems: 'stretch',
  flex: 'none',
  minInlineSize: 0,
  background: vars.surface.sunken,
  borderBlockEnd: `${hair} ${vars.border.default}`,
  '@media': { [below.sm]: { flexWrap: 'wrap', alignItems: 'end' }, print: { display: 'none' } },
});
inScreen(`${head} > ${list}`, { flex: '1 1 auto', minInlineSize: 0, borderBlockEnd: 0 });
export const actions = screenPart({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  paddingInline: vars.space['2'],
  '@media': { [below.sm]: { marginInlineStart: 'auto', padding: vars.space['4'] } },
});

export const tab = screenPart({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: '1px',
  minInlineSize: 0,
  minBlockSize: '46px',
  paddingBlock: vars.space['2'],
  paddingInline: '10px',
  borderInlineEnd: `${hair} ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-selected=true]': { background: vars.surface.raised, color: vars.text.primary },
    '&[aria-selected=true]::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: vars.borderWidth.strong,
      background: vars.component.tab.indicator,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-selected=true]': { outline: `${vars.borderWidth.strong} solid Highlight`, outlineOffset: '-2px' },
      },
    },
  },
});

export const tail = screenPart({
  minBlockSize: '1lh',
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.ui,
  color: vars.text.tertiary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** Instead of ten tabs, a phone has one picker and its place. */
export const picker = screenPart({
  display: 'none',
  '@media': {
    [below.sm]: {
      display: 'block',
      flex: 'none',
      paddingBlock: vars.space['4'],
      paddingInline: vars.space['6'],
      background: vars.surface.sunken,
    },
  },
});

// The picker of a phone takes the width that the buttons beside it (add, copy, remove a bill) leave.
inScreen(`${head} > ${picker}`, { flex: '1 1 0', minInlineSize: 0 });

export const panel = screenPart({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto' });
export const state = screenPart({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '100%',
  padding: vars.space['10'],
  background: vars.surface.sunken,
});
