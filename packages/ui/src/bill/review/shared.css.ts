import { hair } from '../../theme/hair.ts';
import { below, cramped, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** Fills its place. */
export const shared = screenPart({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.surface.default,
  selectors: {
    '&[data-page]': { blockSize: '100dvh', justifyContent: 'safe center' },
    // The link opens nothing (any more): only a message, on the ground of the page around it.
    '&[data-gone]': { background: 'none', paddingBlock: vars.space['12'] },
  },
  // There the browser's own page scrolls.
  '@media': {
    [cramped]: { selectors: { '&[data-page]': { blockSize: 'auto', minBlockSize: '100dvh', overflow: 'visible' } } },
  },
});
export const head = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['6'],
  borderBlockEnd: `${hair} ${vars.border.default}`,
  font: vars.typography.dense,
  '@media': { print: { display: 'none' } },
});
/** Whose page it is, apart from what it shows; on a phone over it. */
export const brand = screenPart({
  display: 'flex',
  marginInlineEnd: vars.space['2'],
  paddingInlineEnd: vars.space['5'],
  borderInlineEnd: `${hair} ${vars.border.default}`,
  '@media': { [below.sm]: { flex: '1 1 100%', marginInlineEnd: 0, paddingInlineEnd: 0, borderInlineEnd: 0 } },
});
export const title = screenPart({ font: vars.typography.h4 });
export const number = screenPart({ font: vars.typography.code, fontFeatureSettings: '"zero" 1' });
export const until = screenPart({
  marginInlineStart: 'auto',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below.sm]: { marginInlineStart: 0 } },
});
// A long name of a house takes two lines rather than more than the phone is wide.
inScreen(`${head} > [data-component=StatusTag]`, {
  '@media': {
    [below.sm]: {
      flex: '0 1 auto',
      blockSize: 'auto',
      minBlockSize: vars.component.tag.height,
      paddingBlock: vars.space['1'],
      lineHeight: vars.font.leading.heading,
      whiteSpace: 'normal',
    },
  },
});
export const compare = screenPart({ flex: '1 1 auto', minBlockSize: 0 });
