import { englishLines } from '../../theme/english-lines.ts';
import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { typed } from './typed.ts';

const preprint = `${hair} ${vars.border.preprint}`;

export const card = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  padding: `10px 14px ${vars.space['5']}`,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  selectors: {
    // Cards outside the window are neither laid out nor painted until they come near it.
    '&:not([data-soon])': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 150px' },
    '&:focus': { outline: 'none' },
    '&[aria-current]': { borderColor: vars.border.selected, boxShadow: `0 0 0 1px ${vars.border.selected}` },
    // The focus ring takes the place of the border of the current card: two lines round it would be one too many.
    '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '-1px', boxShadow: 'none' },
    // A decided card has a strip at its start; the smaller inset keeps its content in line with the other cards.
    '&[data-verdict]': { paddingInlineStart: vars.space['5'] },
    '&[data-verdict=change]': { borderInlineStart: `3px solid ${vars.pen.solid}` },
    '&[data-verdict=waived]': { borderInlineStart: `3px solid ${vars.status.neutral.solid}` },
    '&[data-verdict=ok]': { borderInlineStart: `3px solid ${vars.status.success.solid}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${vars.borderWidth.strong} solid Highlight` } },
    },
  },
});

export const head = screenPart({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} 10px`,
  minBlockSize: '28px',
});
export const name = screenPart({ fontSize: vars.font.size['14'], fontWeight: vars.font.weight.semibold });
const coded = {
  font: vars.typography.code,
  fontSize: vars.font.size['12'],
  fontFeatureSettings: '"zero" 1',
} as const;
/** Which row of a table: a number of a container is a code, a line is words. */
export const row = screenPart({ color: vars.text.secondary, selectors: { '&[data-code]': coded } });
export const walk = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  marginInlineStart: 'auto',
  font: vars.typography.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const sides = screenPart({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: preprint,
  background: vars.surface.paper,
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = screenPart({
  minInlineSize: 0,
  display: 'grid',
  // The text is stretched, so that both sides are equally high.
  gridTemplateRows: 'auto minmax(0, 1fr)',
  // The line that marks the 35th column is cut off where the side is narrower than that.
  overflow: 'clip',
  selectors: { '& + &': { borderInlineStart: preprint } },
  '@media': { [below.md]: { selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: preprint } } } },
});
export const sideHead = screenPart({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  padding: `${vars.space['2']} 10px`,
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.preprint,
  background: vars.surface.paperAlt,
  borderBlockEnd: preprint,
});
inScreen(`${sideHead} > b`, { fontWeight: vars.font.weight.medium });

/** As typed, in lines that are never broken; the dashed line stands after 35 characters. */
export const words = screenPart({
  ...typed,
  position: 'relative',
  minBlockSize: '34px',
  padding: `7px 10px ${vars.space['4']}`,
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [below.sm]: { fontSize: vars.font.size['13'] } },
});
export const hiddenLines = screenPart({
  display: 'block',
  marginBlock: vars.space['1'],
  borderBlock: `${hair} ${vars.border.subtle}`,
  fontFamily: vars.font.family.sans,
  color: vars.text.secondary,
  textAlign: 'center',
});
export const column35 = screenPart({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(10px + 35ch)',
  borderInlineStart: `${vars.borderWidth.hair} dashed ${vars.border.preprint}`,
  pointerEvents: 'none',
});
export const nothing = screenPart({ padding: `7px 10px ${vars.space['4']}`, color: vars.text.tertiary });

/** What the other side does not have: boxed on the left, highlighted and underlined on the right. */
export const removed = screenPart({
  paddingInline: '1px',
  background: vars.mark.bgSoft,
  boxShadow: `inset 0 0 0 1px ${vars.mark.line}`,
  color: vars.text.typed,
  textDecoration: 'none',
  selectors: { '&[data-cosmetic]': { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.border.default}` } },
  '@media': { [forcedColors]: { outline: '1px dashed CanvasText' } },
});
export const added = screenPart({
  paddingInline: '1px',
  background: vars.mark.bg,
  boxShadow: `0 2px 0 ${vars.mark.line}`,
  color: vars.mark.text,
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&[data-cosmetic]': {
      background: 'none',
      boxShadow: `0 1px 0 ${vars.text.tertiary}`,
      color: vars.text.typed,
      fontWeight: vars.font.weight.regular,
    },
  },
  '@media': {
    [forcedColors]: { background: 'Mark', color: 'MarkText', textDecoration: 'underline', forcedColorAdjust: 'none' },
  },
});

const linkLike = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  justifySelf: 'start',
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text.link,
  font: 'inherit',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
} as const;
export const unfold = screenPart(linkLike);

export const findings = screenPart({
  display: 'grid',
  gap: vars.space['2'],
  color: vars.text.secondary,
  selectors: englishLines,
});
inScreen(`${findings} > li`, { display: 'flex', gap: vars.space['3'], alignItems: 'baseline' });
inScreen(`${findings} svg`, { flex: 'none', translate: '0 2px' });

export const actions = screenPart({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });
// Buttons without a border get smaller insets, so that four of them fit in one row.
inScreen(`${actions} > [data-variant=ghost]`, { paddingInline: vars.space['3'] });
inScreen(`${actions} kbd`, { '@media': { [below.sm]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } } });
