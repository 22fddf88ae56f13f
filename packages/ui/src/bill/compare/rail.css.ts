import { hair } from '../../theme/hair.ts';
import { below, cramped, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { whole } from '../one-scroller.css.ts';

export const rail = screenPart({
  gridArea: 'list',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  paddingBlockStart: vars.space['5'],
  background: vars.surface.default,
  borderInlineEnd: `${hair} ${vars.border.default}`,
  '@media': {
    [below.md]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      paddingBlockStart: vars.space['4'],
      borderInlineEnd: 0,
      background: 'none',
    },
  },
});

export const filter = screenPart({
  display: 'flex',
  flex: 'none',
  flexWrap: 'nowrap',
  marginInline: vars.space['5'],
  marginBlockEnd: vars.space['3'],
  overflow: 'visible',
  '@media': {
    [below.md]: { flex: '1 1 auto' },
    [below.sm]: { marginInlineStart: vars.space['6'], marginInlineEnd: vars.space['4'] },
  },
});
inScreen(`${filter} > label`, {
  flex: '1 1 auto',
  justifyContent: 'center',
  paddingInline: vars.space['2'],
  fontVariantNumeric: 'tabular-nums',
});

/** To the page and back, where it has no place beside the cards. */
export const toPage = screenPart({
  display: 'none',
  flex: 'none',
  marginInline: vars.space['5'],
  marginBlockEnd: vars.space['3'],
  '@media': {
    [below.rail]: { display: 'inline-flex' },
    [below.sm]: { marginInlineStart: 0, marginInlineEnd: vars.space['6'] },
  },
});

export const lists = screenPart({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingInline: vars.space['4'],
  paddingBlockEnd: vars.space['5'],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [below.md]: { display: 'none' },
    [cramped]: { selectors: { [`${whole} &`]: { maxBlockSize: '90dvh' } } },
  },
});

export const groupName = screenPart({
  padding: `9px ${vars.space['4']} 3px`,
  font: vars.typography.caption,
  color: vars.text.tertiary,
});

export const line = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  inlineSize: '100%',
  minBlockSize: '27px',
  paddingInline: vars.space['4'],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.text.secondary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': {
      background: vars.surface.selected,
      boxShadow: `inset 0 0 0 1px ${vars.border.selected}`,
      color: vars.text.primary,
    },
    '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '-2px' },
    '&:is([data-kind=blocking], [data-kind=material])': {
      color: vars.text.primary,
      fontWeight: vars.font.weight.medium,
    },
    '&:is([data-kind=cosmetic], [data-verdict])': { color: vars.text.primary, fontWeight: vars.font.weight.regular },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: `${vars.borderWidth.strong} solid Highlight`, outlineOffset: '-2px' },
      },
    },
  },
});

// In a long list, lines outside the window are not laid out; in a short one that would cost more than it saves.
inScreen(`${lists}[data-long] ${line}`, { contentVisibility: 'auto', containIntrinsicBlockSize: '27px' });

export const lineName = screenPart({
  minInlineSize: 0,
  paddingBlock: '3px',
  overflowWrap: 'anywhere',
  // Names of fields stay whole, and no line holds a single word.
  wordBreak: 'keep-all',
  textWrap: 'balance',
});
export const lineRow = screenPart({
  display: 'block',
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: {
    '&[data-code]': { font: vars.typography.code, fontSize: vars.font.size['11'], fontFeatureSettings: '"zero" 1' },
  },
});
export const lineWord = screenPart({
  flex: 'none',
  maxInlineSize: '50%',
  marginInlineStart: 'auto',
  fontSize: vars.font.size['12'],
  textAlign: 'end',
  color: vars.text.secondary,
});

const inks = {
  same: vars.status.success.text,
  cosmetic: vars.text.tertiary,
  expected: vars.text.tertiary,
  noted: vars.status.info.text,
  material: vars.mark.label,
  blocking: vars.status.danger.text,
};
for (const [kind, color] of Object.entries(inks)) inScreen(`${line}[data-kind=${kind}] > svg`, { color });
for (const kind of ['material', 'blocking', 'noted'] as const)
  inScreen(`${line}[data-kind=${kind}] > ${lineWord}`, { color: inks[kind] });
inScreen(`${line}[data-verdict=change] > :is(svg, ${lineWord})`, { color: vars.pen.text });
inScreen(`${line}[data-verdict=ok] > :is(svg, ${lineWord})`, { color: vars.status.success.text });
inScreen(`${line}[data-verdict=waived] > :is(svg, ${lineWord})`, { color: vars.text.secondary });
