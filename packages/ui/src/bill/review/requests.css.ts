import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = screenPart({ display: 'grid', gap: vars.space['5'], font: vars.typography.dense });
export const card = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  padding: vars.density.panel,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  selectors: {
    '&[data-state=open]': {
      borderInlineStart: `3px solid ${vars.pen.solid}`,
      // What is in it stands in one line with the other cards.
      paddingInlineStart: `calc(${vars.density.panel} - 2px)`,
    },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] } as const;
/** Who asked stands at the end, or at the start of a line of its own. */
export const head = screenPart({ ...row, justifyContent: 'space-between' });
export const what = screenPart(row);
export const name = screenPart({ font: vars.typography.body, fontWeight: vars.font.weight.semibold });
export const bill = screenPart({ color: vars.text.secondary });
export const who = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

// A phone has no room for the avatar beside the name.
inScreen(`${who} > [data-component=Avatar]`, { '@media': { [below.sm]: { display: 'none' } } });

/** The draft and what it should say, side by side; one under the other on a phone. */
export const sides = screenPart({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: `${hair} ${vars.border.preprint}`,
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
inScreen(`${sides} > div`, { minInlineSize: 0 });
inScreen(`${sides} > div + div`, {
  borderInlineStart: `${hair} ${vars.border.preprint}`,
  '@media': { [below.sm]: { borderInlineStart: 0, borderBlockStart: `${hair} ${vars.border.preprint}` } },
});
inScreen(`${sides} dt`, {
  padding: `${vars.space['2']} ${vars.space['4']}`,
  borderBlockEnd: `${hair} ${vars.border.preprint}`,
  background: vars.surface.paperAlt,
  color: vars.text.preprint,
  fontWeight: vars.font.weight.medium,
});
inScreen(`${sides} dd`, {
  padding: vars.space['4'],
  font: vars.typography.typed,
  fontFeatureSettings: '"zero" 1',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const line = screenPart({ display: 'block', minBlockSize: '1lh' });
export const empty = screenPart({ color: vars.text.secondary });
export const asked = screenPart({
  color: vars.pen.text,
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const why = screenPart({ color: vars.text.secondary });
export const answer = screenPart({
  padding: vars.space['4'],
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
inScreen(`${answer} > time`, { color: vars.text.secondary });
export const editor = screenPart({ display: 'grid', gap: vars.space['4'], scrollMarginBlockEnd: '128px' });
inScreen(`${editor} > *`, { maxInlineSize: '560px' });
export const ways = screenPart({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
// A control that gets the focus is scrolled to above the foot, which would cover it.
inScreen(`${card} :is(button, textarea, input)`, { scrollMarginBlockEnd: '128px' });
export const failure = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.status.danger.text,
});

/** What becomes of all answers. It stays in view while the list is long. */
export const foot = screenPart({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space['5'],
  padding: vars.density.panel,
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  // A rim in the colour of the page hides the cards that scroll past, at the corners of the bar and below it.
  boxShadow: `0 0 0 ${vars.space['4']} ${vars.surface.canvas}, 0 ${vars.space['6']} 0 ${vars.space['4']} ${vars.surface.canvas}`,
  '@media': {
    [forcedColors]: { borderRadius: 0 },
    // On a phone the bar scrolls along: fixed, it would cover the requests it is about.
    [below.sm]: { position: 'static' },
  },
});
const besideField = { display: 'flex', alignItems: 'center', minBlockSize: vars.density.control };
export const progress = screenPart(besideField);
export const note = screenPart({ flex: '1 1 240px' });
export const open = screenPart({ ...besideField, color: vars.text.secondary });
export const issue = screenPart({ '@media': { [below.sm]: { flex: '1 1 100%' } } });
