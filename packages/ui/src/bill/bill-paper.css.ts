import { below, forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { microPrintImage, stampImage } from './art.ts';

const frame = vars.component.bill.frame;
const rule = vars.component.bill.rule;

/** A sheet: as wide as its place, wider only when the words of its tables need it. */
export const paper = screenPart({
  // As it is printed, whichever way the page around it is written.
  direction: 'ltr',
  minInlineSize: 'min-content',
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['6'],
  background: vars.component.bill.paper,
  boxShadow: `${vars.shadow.card}, 0 0 0 1px ${vars.border.subtle}`,
  color: vars.component.bill.value,
  printColorAdjust: 'exact',
  // A line of letters too small for a copier above and below the form, as on real bills, which are hard to forge by it.
  selectors: {
    '&::before, &::after': {
      content: '""',
      display: 'block',
      blockSize: '8px',
      marginBlock: vars.space['2'],
      background: vars.border.preprint,
      maskImage: microPrintImage,
      maskRepeat: 'repeat-x',
      maskPosition: 'left center',
    },
  },
  '@media': {
    [below.sm]: { paddingInline: vars.space['4'] },
    print: { paddingInline: 0, boxShadow: 'none' },
    [forcedColors]: { selectors: { '&::before, &::after': { display: 'none' } } },
  },
});

/** Every box draws its start and top rule; the frame covers the outermost of them. */
export const form = screenPart({ border: frame, overflow: 'clip' });

/** Party column of 35 characters and 20 px, beside it 16 equal columns. */
export const grid = screenPart({
  display: 'grid',
  gridTemplateColumns: '293px repeat(16, minmax(0, 1fr))',
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  // Eight columns hold 35 characters too; beyond that the tables alone may widen the sheet.
  minInlineSize: '876px',
  contain: 'inline-size',
  '@media': { [below.sm]: { minInlineSize: 0, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const boxes = screenPart({ display: 'contents' });

export const title = screenPart({
  gridColumn: '2 / -1',
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['5'],
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['4'],
  borderBlockStart: rule,
  borderInlineStart: rule,
  background: vars.surface.paperAlt,
  color: vars.component.bill.label,
  '@media': { [below.sm]: { gridColumn: '1 / -1', gridRow: 'auto', order: -1 } },
});

export const heading = screenPart({
  fontSize: vars.font.size['18'],
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.heading,
  letterSpacing: '1px',
});
export const subheading = screenPart({
  display: 'block',
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.ui,
  letterSpacing: '2px',
});

export const stamp = screenPart({
  flex: 'none',
  inlineSize: '126px',
  blockSize: '56px',
  background: 'currentcolor',
  maskImage: stampImage,
  maskSize: '100% 100%',
  rotate: '-3deg',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const box = screenPart({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space['3'],
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: `5px ${vars.space['3']}`,
  paddingInline: vars.space['4'],
  borderBlockStart: rule,
  borderInlineStart: rule,
  selectors: {
    '&[data-span="4"]': { gridColumn: 'span 4' },
    '&[data-span="5"]': { gridColumn: 'span 5' },
    '&[data-span="6"]': { gridColumn: 'span 6' },
    '&[data-span="8"]': { gridColumn: 'span 8' },
    '&[data-tall]': { gridRow: 'span 2' },
  },
  '@media': {
    [below.sm]: {
      selectors: {
        '&[data-span]': { gridColumn: '1 / -1', gridRow: 'auto' },
        '&[data-half]': { gridColumn: 'auto' },
        '&:first-of-type': { order: -2 },
      },
    },
  },
});

export const label = screenPart({
  unicodeBidi: 'plaintext',
  font: vars.typography.preprint,
  letterSpacing: vars.typography.preprintTracking,
  color: vars.component.bill.label,
  whiteSpace: 'nowrap',
  selectors: { '&:lang(zh)': { letterSpacing: 0 } },
});

/** The word the form prints beside the reader's own. */
export const paperWord = screenPart({
  marginInlineStart: vars.space['3'],
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.regular,
  '@media': { [below.sm]: { display: 'none' } },
});

export const value = screenPart({
  gridColumn: '1 / -1',
  gridRow: 2,
  minInlineSize: 0,
  marginBlockStart: '1px',
  font: vars.typography.typed,
  fontFeatureSettings: '"zero" 1',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '[data-strong] > &': { fontSize: vars.font.size['15'], fontWeight: vars.font.weight.medium } },
});

export const place = screenPart({
  gridColumn: 2,
  gridRow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space['3'],
  fontSize: vars.font.size['12'],
  lineHeight: vars.font.leading.ui,
  color: vars.component.bill.label,
  textAlign: 'end',
  // English names of places find no room beside the label on half a phone.
  '@media': {
    [below.sm]: { selectors: { '&:lang(en)': { gridColumn: '1 / -1', gridRow: 3, justifyContent: 'start' } } },
  },
});
export const code = screenPart({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  lineHeight: vars.font.leading.text,
});

/** Text as it was typed; its own scroll only beyond six lines or 35 characters, never on paper. */
export const lines = screenPart({
  display: 'block',
  whiteSpace: 'pre',
  overflowWrap: 'normal',
  lineHeight: vars.font.leading.ui,
  selectors: {
    '&[data-party]': { minBlockSize: '4lh' },
    '&[data-scrolls]': { maxBlockSize: '6lh', overflow: 'auto', overscrollBehavior: 'contain' },
    '&[data-scrolls]:focus-visible': { outlineOffset: '1px' },
  },
  '@media': {
    [below.sm]: { selectors: { '&[data-party]': { minBlockSize: 0 } } },
    print: {
      selectors: {
        '&[data-scrolls]': { maxBlockSize: 'none', overflow: 'visible' },
        // Lines are broken only where they are longer than a carrier can print.
        '&[data-over]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      },
    },
  },
});

/** The grey bar of a value on its way, in the middle of its line. */
export const awaited = screenPart({});
inScreen(`${awaited} > span`, { display: 'block', inlineSize: '62%', marginBlock: vars.space['2'] });
inScreen(`${awaited}[data-figure] > span`, { marginInlineStart: 'auto' });
inScreen(`${awaited} > span + span`, { marginBlockStart: vars.space['4'] });
