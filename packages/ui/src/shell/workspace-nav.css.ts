import { hair } from '../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Between these widths the menu is a narrow rail of icons. */
const rail = 'screen and (min-width: 768px) and (max-width: 1179.98px)';
/** Read, but not seen: the rail keeps its links' names. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const nav = screenPart({
  gridRow: 2,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `10px ${vars.space['4']}`,
  background: vars.surface.canvas,
  borderInlineEnd: `${hair} ${vars.border.default}`,
  '@media': {
    [`${rail} and (pointer: coarse)`]: { paddingInline: vars.space['2'] },
    [below.md]: {
      position: 'fixed',
      insetBlock: `${vars.size.header.app} 0`,
      insetInlineStart: 0,
      zIndex: vars.z.sidePanel,
      inlineSize: 'min(280px, 84vw)',
      boxShadow: vars.shadow.dialog,
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
    print: { display: 'none' },
  },
});
export const heading = screenPart({
  padding: `${vars.space['5']} 10px ${vars.space['2']}`,
  fontSize: vars.font.size['12'],
  fontWeight: vars.font.weight.medium,
  color: vars.text.tertiary,
  '@media': { [rail]: unseen },
});
export const list = screenPart({});
inScreen(`${list} + ${heading} + ${list}, ${list} + ${list}`, {
  '@media': {
    [rail]: {
      marginBlockStart: vars.space['3'],
      paddingBlockStart: vars.space['3'],
      borderBlockStart: `${hair} ${vars.border.subtle}`,
    },
  },
});
export const item = screenPart({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.space['9'],
  paddingInline: '10px',
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size['13'],
  color: vars.text.primary,
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': {
      background: vars.surface.default,
      boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.card}`,
      fontWeight: vars.font.weight.semibold,
    },
  },
  '@media': {
    [rail]: { justifyContent: 'center', paddingInline: 0, minBlockSize: vars.space['10'] },
    [below.md]: { minBlockSize: vars.size.touch },
    '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
    [forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
inScreen(`${item} > svg`, { color: vars.text.secondary, '@media': { [forcedColors]: { color: 'inherit' } } });
inScreen(`${item}[aria-current] > svg`, {
  color: vars.text.link,
  '@media': { [forcedColors]: { color: 'inherit' } },
});
export const label = screenPart({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [rail]: unseen },
});
export const badge = screenPart({
  marginInlineStart: 'auto',
  fontSize: vars.font.size['12'],
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.tertiary,
  '@media': { [rail]: unseen },
});

export const tools = screenPart({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['5'],
  marginBlockStart: vars.space['5'],
  padding: `${vars.space['5']} 10px`,
  borderBlockStart: `${hair} ${vars.border.default}`,
});
