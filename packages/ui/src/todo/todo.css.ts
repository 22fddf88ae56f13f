import { englishLines } from '../theme/english-lines.ts';
import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const coarse = '(pointer: coarse)';
const pressable = {
  font: 'inherit',
  color: 'inherit',
  outlineOffset: '-2px',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
  },
} as const;

export const panel = part({
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  overflow: 'hidden',
});
inPart(`${panel} [role=tablist]`, { paddingInline: vars.space['3'] });
inPart(`${panel} > div > [role=tabpanel]`, { padding: 0 });

export const rows = part({ selectors: { '&[aria-busy=true]': { cursor: 'progress' } } });
export const row = part({
  ...pressable,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space['4']} ${vars.space['6']}`,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  fontSize: vars.font.size['13'],
});
inPart(`${row} > svg`, { color: vars.text.secondary, '@media': { [forcedColors]: { color: 'inherit' } } });
export const kind = part({ display: 'block', fontSize: vars.font.size['12'], color: vars.text.secondary });
export const title = part({
  display: 'block',
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: englishLines,
});

export const more = part({
  ...pressable,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.space['10'],
  color: vars.text.link,
  fontSize: vars.font.size['13'],
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  '@media': { [coarse]: { minBlockSize: vars.size.touch } },
});
export const end = part({
  paddingBlock: vars.space['5'],
  textAlign: 'center',
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const waiting = part({ padding: vars.space['6'], minBlockSize: '148px' });

export const strip = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  overflow: 'hidden',
  fontSize: vars.font.size['13'],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stripHead = part({
  ...pressable,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  paddingInline: vars.space['6'],
  background: vars.surface.sunken,
  borderInlineEnd: `${hair} ${vars.border.default}`,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  '@media': {
    [below.md]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: vars.space['3'],
      paddingInline: '14px',
      minBlockSize: vars.size.touch,
      borderInlineEnd: 0,
      borderBlockEnd: `${hair} ${vars.border.default}`,
    },
  },
});
export const stripName = part({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });
/** It scrolls before the list under it has less than its head, five rows and its foot. */
export const stripItems = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minBlockSize: 56,
  maxBlockSize: 'max(76px, 100dvh - 560px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
inPart(`${stripItems} > li`, {
  minInlineSize: 0,
  borderInlineEnd: `${hair} ${vars.border.subtle}`,
  '@media': { [below.md]: { borderInlineEnd: 0, borderBlockEnd: `${hair} ${vars.border.subtle}` } },
});
inPart(`${stripItems} > li:nth-child(3n)`, { borderInlineEnd: 0 });
// The rule over a further row goes all the way, also where the row is not full: its first item draws it for all three.
inPart(`${stripItems} > li:nth-child(3n + 4)`, {
  position: 'relative',
  '@media': { [below.md]: { position: 'static' } },
});
inPart(`${stripItems} > li:nth-child(3n + 4)::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: `calc(300% + 3 * ${vars.borderWidth.hair})`,
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  pointerEvents: 'none',
  '@media': { [below.md]: { display: 'none' } },
});
export const stripItem = part({
  ...pressable,
  display: 'grid',
  alignContent: 'center',
  gap: '1px',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 56,
  padding: `${vars.space['4']} 14px`,
});
export const stripKind = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const when = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['4']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const stripTitle = part({
  fontWeight: vars.font.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below.md]: { whiteSpace: 'normal' } },
});
export const stripMore = part({
  ...pressable,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minInlineSize: 88,
  paddingInline: '14px',
  borderInlineStart: `${hair} ${vars.border.subtle}`,
  color: vars.text.link,
  textAlign: 'center',
  '@media': {
    [below.md]: {
      gridAutoFlow: 'column',
      justifyContent: 'center',
      alignItems: 'baseline',
      gap: vars.space['4'],
      minBlockSize: vars.size.touch,
      borderInlineStart: 0,
    },
  },
});
export const stripEnd = part({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 88,
  paddingInline: '14px',
  borderInlineStart: `${hair} ${vars.border.subtle}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
  '@media': { [below.md]: { minBlockSize: vars.space['10'], borderInlineStart: 0 } },
});
export const left = part({ font: vars.typography.caption, color: vars.text.secondary });
/** Where three items will stand. */
export const stripWait = part({ gridColumn: '1 / -1' });
export const stripBones = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stripBone = part({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['4'],
  minBlockSize: 56,
  padding: `${vars.space['4']} 14px`,
  borderInlineEnd: `${hair} ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderInlineEnd: 0 } },
  '@media': { [below.md]: { borderInlineEnd: 0 } },
});
export const stripBoneKind = part({ maxInlineSize: vars.space['13'] });
/** A message in place of the three items. */
export const stripNotice = part({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  padding: `${vars.space['4']} 14px`,
  color: vars.text.secondary,
});
// It stands alone: no rule beside it or under it.
inPart(`${stripItems} > :is(${stripNotice}, ${stripWait})`, { border: 0 });
