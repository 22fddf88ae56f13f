import { hair } from '../../theme/hair.ts';
import { below, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const strip = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  minInlineSize: 0,
  font: vars.typography.dense,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  // On a phone the countdown and its button stay on one line, beside the two lines about the draft.
  '@media': {
    [below.sm]: {
      flex: 'none',
      flexWrap: 'nowrap',
      // With what a change costs now they would be wider than the phone.
      selectors: { '&:has([data-component=StatusTag])': { flex: '0 1 auto', flexWrap: 'wrap' } },
    },
  },
});
export const next = screenPart({ display: 'flex', alignItems: 'center', gap: vars.space['3'], whiteSpace: 'nowrap' });
export const what = screenPart({ color: vars.text.primary, fontWeight: vars.font.weight.medium });
/** Behind the button on a phone, where the countdown is enough. */
export const clocks = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['2'],
  '@media': { [below.sm]: { selectors: { 'div > &': { display: 'none' } } } },
});
// The Chinese comma is as wide as a character and needs no gap after it.
inScreen(`${clocks}:lang(zh)`, { columnGap: 0 });
inScreen(`${clocks} > :not(:last-child)::after`, { content: '","' });
inScreen(`${clocks}:lang(zh) > :not(:last-child)::after`, { content: '"，"' });
export const lines = screenPart({ display: 'grid', minInlineSize: '300px', maxInlineSize: '100%' });
export const line = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  paddingBlock: vars.space['3'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
inScreen(`${line} > :last-child`, { gridColumn: '1 / -1', color: vars.text.secondary });
inScreen(`${line} > b`, { fontWeight: vars.font.weight.medium, color: vars.text.primary });

/** Which draft, since when, who looked at it: beside the clock. */
export const draft = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['3']}`,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});
export const whole = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['5']}`,
  minInlineSize: 0,
  font: vars.typography.dense,
  '@media': {
    [below.rail]: { justifyContent: 'space-between', paddingInline: vars.space['7'], paddingBlockEnd: vars.space['3'] },
    [below.sm]: {
      flexWrap: 'nowrap',
      paddingInline: vars.space['6'],
      paddingBlockEnd: 0,
      selectors: { '&:has([data-component=StatusTag])': { flexWrap: 'wrap' } },
    },
  },
});
/** In the head of the dialog: what is counted in the first line, what explains it in the second. */
export const inHead = screenPart({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  gap: `0 ${vars.space['5']}`,
  font: vars.typography.dense,
  // What a change costs now stands between the draft and what closes next.
  selectors: { '&:has([data-component=StatusTag])': { gridTemplateColumns: 'auto auto auto' } },
});
inScreen(`${inHead} > ${strip}`, { display: 'contents' });
inScreen(`${inHead} ${clocks}`, {
  gridColumn: '1 / -1',
  gridRow: 2,
  justifySelf: 'end',
  font: vars.typography.caption,
  color: vars.text.secondary,
});
inScreen(`${inHead} ${strip} > button`, { gridColumn: -1, gridRow: '1 / 3' });
