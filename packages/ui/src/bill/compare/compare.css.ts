import { hair } from '../../theme/hair.ts';
import { below, cramped, forcedColors, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { flows, whole } from '../one-scroller.css.ts';

const line = `${hair} ${vars.border.default}`;

/** Fills its place: list, cards, page; what decides stands under them and never scrolls away. */
export const root = screenPart({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"head head" "list cards" "foot foot"',
  flex: '1 1 auto',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.surface.sunken,
  color: vars.text.primary,
  font: vars.typography.dense,
  selectors: {
    '&[data-page]': {
      gridTemplateColumns: '208px minmax(0, 1fr) 420px',
      gridTemplateAreas: '"head head head" "list cards page" "foot foot foot"',
    },
    // `data-bare`: whoever holds the comparison draws head and foot around it, so they have no rows here.
    '&[data-bare]': { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateAreas: '"list cards"' },
    '&[data-bare][data-page]': { gridTemplateAreas: '"list cards page"' },
  },
  '@media': {
    // Under 1180 px there is no room for three: the page lies over the cards.
    [below.rail]: {
      selectors: {
        '&, &[data-page]': {
          gridTemplateColumns: '200px minmax(0, 1fr)',
          gridTemplateAreas: '"head head" "list cards" "foot foot"',
        },
        '&[data-bare], &[data-bare][data-page]': { gridTemplateAreas: '"list cards"' },
      },
    },
    // On a phone the screen itself scrolls, the decisions stick to its foot.
    [below.md]: {
      selectors: {
        '&, &[data-page]': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
          gridTemplateAreas: '"head" "list" "cards" "foot"',
        },
        '&[data-bare], &[data-bare][data-page]': {
          gridTemplateRows: 'auto minmax(0, 1fr)',
          gridTemplateAreas: '"list" "cards"',
        },
      },
    },
    [cramped]: { selectors: { [`${whole} &`]: flows } },
  },
});

export const head = screenPart({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['5']}`,
  minInlineSize: 0,
  paddingBlock: vars.space['2'],
  paddingInline: `${vars.space['6']} ${vars.space['4']}`,
  background: vars.surface.default,
  borderBlockEnd: line,
});

export const what = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below.md]: { flex: '1 1 0' } },
});
export const tools = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  marginInlineStart: 'auto',
  // On a phone the time until the cut-off gets a line of its own below the head.
  '@media': { [below.md]: { display: 'contents' } },
});
export const cutOff = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  color: vars.text.secondary,
  '@media': {
    [below.md]: {
      flex: '1 0 100%',
      order: 1,
      paddingBlockEnd: vars.space['2'],
      // A smaller inset at the end: the icon buttons there have air of their own.
      paddingInlineEnd: vars.space['4'],
    },
  },
});
/** There is no keyboard to speak of on a phone. */
export const keys = screenPart({ '@media': { [below.sm]: { display: 'none' } } });

/** One of the two that are compared, with its time. */
export const side = screenPart({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['4']}`,
  whiteSpace: 'nowrap',
});
/** The arrow goes with what it points to. */
export const to = screenPart({ display: 'inline-flex', alignItems: 'center', gap: vars.space['4'] });

/** A newer draft came: the machine found it, so it is yellow. */
export const newer = screenPart({
  flex: '1 1 100%',
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['5'],
  // A smaller inset at the end: the icon buttons there have air of their own.
  marginInlineEnd: vars.space['4'],
  border: `${hair} ${vars.mark.line}`,
  borderRadius: vars.radius.sm,
  background: vars.mark.bgSoft,
  color: vars.text.primary,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const cards = screenPart({
  gridArea: 'cards',
  display: 'grid',
  alignContent: 'start',
  // A card is never wider than its column, and as high as its text.
  gridAutoRows: 'max-content',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  minInlineSize: 0,
  paddingBlock: vars.space['5'],
  paddingInline: vars.space['6'],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space['5'],
  '@media': {
    [below.sm]: { paddingBlockStart: vars.space['4'] },
    // The page takes the place of the cards.
    [below.rail]: { selectors: { '[data-page] > &': { display: 'none' } } },
    [cramped]: { selectors: { [`${whole} &`]: { overflow: 'visible' } } },
  },
});

export const aside = screenPart({
  gridArea: 'page',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden auto',
  borderInlineStart: line,
  background: vars.surface.canvas,
  '@media': {
    [below.rail]: {
      gridArea: 'cards',
      borderInlineStart: 0,
    },
    [cramped]: { selectors: { [`${whole} &`]: { overflow: 'visible' } } },
  },
});
