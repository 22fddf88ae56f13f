import { hair } from '../theme/hair.ts';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const preview = screenPart({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: '320px',
  background: vars.surface.pressed,
});

export const bar = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  flex: 'none',
  minBlockSize: '40px',
  paddingInline: vars.space['7'],
  borderBlockEnd: `${hair} ${vars.border.default}`,
  background: vars.surface.default,
  font: vars.typography.caption,
  '@media': {
    [below.sm]: {
      flexWrap: 'wrap',
      rowGap: vars.space['2'],
      minBlockSize: vars.size.touch,
      paddingBlock: vars.space['3'],
      paddingInline: vars.space['6'],
    },
  },
});

/** A file name is cut before its end, never in it. */
export const name = screenPart({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.family.mono,
  color: vars.text.secondary,
  // On a phone the English links are too long to stand beside the file name, which gets a line of its own.
  '@media': { [below.sm]: { selectors: { '&:lang(en)': { flexBasis: '100%' } } } },
});

export const action = screenPart({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: vars.size.targetMin,
  color: vars.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.text.linkHover } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});

export const frame = screenPart({
  flex: '1 1 auto',
  inlineSize: '100%',
  background: vars.surface.default,
  '@media': { [below.sm]: { display: 'none' } },
});

export const sheet = screenPart({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  padding: vars.space['7'],
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [below.sm]: { padding: vars.space['4'] } },
});
export const image = screenPart({
  display: 'block',
  inlineSize: 'min(980px, 100%)',
  marginInline: 'auto',
  boxShadow: vars.shadow.popover,
});

// Pages stand one under the other.
inScreen(`${image} + ${image}`, { marginBlockStart: vars.space['6'] });

export const state = screenPart({
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space['8'],
  background: vars.surface.sunken,
});
inScreen(`${bar}[data-framed] > a`, { '@media': { [below.sm]: { display: 'none' } } });
/** On a phone links stand in place of the frame: many phones show no PDF inside a page. */
export const phone = screenPart({ display: 'none', '@media': { [below.sm]: { display: 'grid' } } });
// The links stand one under the other, as wide as the text over them and high enough for a finger.
inScreen(`${phone} div:has(> a)`, { inlineSize: '100%' });
inScreen(`${phone} a`, { flex: '1 0 100%', minBlockSize: vars.size.touch });
