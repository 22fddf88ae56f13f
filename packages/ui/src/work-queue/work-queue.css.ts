import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const workQueue = part({ display: 'grid', gap: vars.space['6'], minInlineSize: 0 });
export const head = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });
export const scope = part({ marginInlineEnd: 'auto' });
/** Nobody presses keys on a phone. */
const withKeys = { '@media': { [below.sm]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } } } as const;
export const key = part(withKeys);
export const digit = part({ marginInlineStart: 'auto', ...withKeys });
export const body = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space['5'],
  minInlineSize: 0,
});
export const side = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  alignItems: 'start',
  gap: vars.space['5'],
});
inPart(`${body}:has(> ${side})`, {
  '@media': { '(min-width: 1181px)': { gridTemplateColumns: 'minmax(0, 1fr) 244px' } },
});
inPart(`${body} > ${side}`, { '@media': { '(min-width: 1181px)': { gridTemplateColumns: 'minmax(0, 1fr)' } } });
/** The keys, then what stands under the rows. */
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  inlineSize: '100%',
});
export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['6'],
  font: vars.typography.caption,
  color: vars.text.secondary,
  ...withKeys,
});
export const hint = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });
export const sheet = part({ font: vars.typography.dense });
export const sheetRow = part({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['5'],
  paddingBlock: vars.space['2'],
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
});
export const keys = part({ display: 'flex', gap: vars.space['3'] });
export const note = part({
  marginBlockStart: vars.space['5'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});

export const caption = part({ font: vars.typography.caption, color: vars.text.secondary });
export const team = part({ display: 'grid', gap: vars.space['4'], font: vars.typography.dense });
inPart(`${team} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(48px, 100px) 28px',
  alignItems: 'center',
  gap: vars.space['4'],
});
inPart(`${team} > li > :first-child`, { overflowWrap: 'anywhere' });
/** How much of the most that anybody has, red what closes today. */
export const bar = part({
  position: 'relative',
  blockSize: '6px',
  overflow: 'hidden',
  background: vars.surface.sunken,
  border: `${hair} ${vars.border.subtle}`,
});
inPart(`${bar} > *`, { position: 'absolute', insetBlock: 0, insetInlineStart: 0 });
inPart(`${bar} > i`, {
  background: vars.border.preprintStrong,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});
inPart(`${bar} > b`, {
  background: vars.status.danger.solid,
  '@media': { [forcedColors]: { background: 'Highlight' } },
});
inPart(`${team} > [data-nobody] > :first-child`, { color: vars.text.secondary });
inPart(`${team} > [data-nobody] > ${bar} > i`, { background: vars.border.control });
export const share = part({
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const recent = part({ display: 'grid', font: vars.typography.caption });
inPart(`${recent} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['4'],
  paddingBlock: vars.space['3'],
});
inPart(`${recent} > li + li`, { borderBlockStart: `${hair} ${vars.border.subtle}` });
inPart(`${recent} time`, { color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
inPart(`${recent} span`, { overflowWrap: 'anywhere' });

/** Those that press in one row, and the others in a line under them. */
export const strip = part({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `${hair} ${vars.border.preprintStrong}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
});
export const cells = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [below.sm]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
inPart(`${cells} > li + li`, { borderInlineStart: `${hair} ${vars.border.subtle}` });
export const others = part({
  display: 'flex',
  flexWrap: 'wrap',
  paddingInline: vars.space['3'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
export const other = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  padding: `${vars.space['3']} ${vars.space['4']}`,
  font: vars.typography.caption,
  color: vars.text.link,
  whiteSpace: 'nowrap',
  outlineOffset: '-2px',
  transition: `background ${vars.transition.control}`,
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
  selectors: {
    '&[data-none]': { color: vars.text.secondary },
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    '&[aria-pressed=true]': {
      background: vars.surface.pressed,
      boxShadow: `inset 0 3px 0 ${vars.border.preprintStrong}`,
    },
  },
});
export const otherCount = part({
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
  selectors: { '[data-none] > &': { fontWeight: vars.font.weight.regular, color: 'inherit' } },
});
export const cell = part({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2'],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space['4']} ${vars.space['5']}`,
  font: 'inherit',
  textAlign: 'start',
  color: vars.text.primary,
  outlineOffset: '-2px',
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.surface.pressed },
    '&[aria-pressed=true]': {
      background: vars.surface.pressed,
      boxShadow: `inset 0 3px 0 ${vars.border.preprintStrong}`,
    },
  },
});
export const name = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  fontSize: vars.font.size['13'],
  fontWeight: vars.font.weight.medium,
  color: vars.text.link,
});
export const label = part({ minInlineSize: 0, overflowWrap: 'anywhere' });
// Seven words beside their keys leave no room for drawings on a narrow desk, however wide its window is.
inPart(`${cells} ${name} > svg`, {
  '@container': { '(min-width: 640px) and (max-width: 1020px)': { display: 'none' } },
});
export const count = part({
  fontSize: vars.font.size['24'],
  lineHeight: 1.15,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const fact = part({
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: { '&[data-late]': { color: vars.status.danger.text, fontWeight: vars.font.weight.semibold } },
});
export const kind = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space['3'], whiteSpace: 'nowrap' });
/** A question takes two lines before it pushes its owner out of sight. */
export const what = part({
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: '34ch',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': { [below.sm]: { inlineSize: 'auto', maxInlineSize: 'none' } },
});
