import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  flex: '1 1 auto',
});

export const list = part({
  display: 'flex',
  gap: vars.space['2'],
  flex: 'none',
  // In a dialog whose body has no inset, the first tab begins in line with the title.
  selectors: { '[data-flush] &': { paddingInline: vars.space['5'] } },
  borderBlockEnd: `${hair} ${vars.border.default}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  // The list itself never keeps the focus: it hands it on to a tab, which shows the ring.
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

/** The tabs with what stands at the end of their line. */
export const top = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minInlineSize: 0,
  borderBlockEnd: `${hair} ${vars.border.default}`,
});
inPart(`${top} > ${list}`, { flex: '1 0 auto', maxInlineSize: '100%', borderBlockEnd: 0 });

export const tab = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  flex: 'none',
  blockSize: vars.component.tab.height,
  paddingInline: vars.space['5'],
  color: vars.text.secondary,
  font: vars.typography.body,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.md },
    '&[data-state=active]': { color: vars.text.primary },
    '&[data-state=active]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space['5'],
      insetBlockEnd: 0,
      blockSize: vars.borderWidth.strong,
      background: vars.component.tab.indicator,
    },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minInlineSize: vars.size.touch, justifyContent: 'center', blockSize: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[data-state=active]': { outline: `${vars.borderWidth.strong} solid Highlight`, outlineOffset: '-2px' },
        '&[data-state=active]::after': { background: 'Highlight' },
      },
    },
  },
});

export const panel = part({
  flex: '1 1 auto',
  minBlockSize: 0,
  selectors: {
    '[data-spaced] > &': { paddingBlockStart: vars.space['6'] },
    '&[data-state=inactive]': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
