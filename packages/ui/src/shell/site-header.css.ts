import { hair } from '../theme/hair.ts';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Under this the menu is behind a button. */
const folded = 'screen and (max-width: 1099.98px)';

export const header = screenPart({
  position: 'relative',
  zIndex: vars.z.header,
  blockSize: vars.size.header.site,
  flex: 'none',
  background: vars.surface.default,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  font: vars.typography.body,
  selectors: {
    '&[data-variant=transparent]': {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      background: `linear-gradient(color-mix(in oklab, ${vars.nautical.sea} 92%, transparent) 35%, transparent)`,
      borderColor: 'transparent',
    },
  },
  '@media': { [below.sm]: { blockSize: vars.size.header.siteMobile }, print: { display: 'none' } },
});
export const row = screenPart({
  display: 'flex',
  alignItems: 'center',
  // English menus are long: what stands between them gives way first.
  gap: 'clamp(12px, 1.4vw, 28px)',
  blockSize: '100%',
  '@media': {
    [folded]: { justifyContent: 'space-between', gap: vars.space['6'] },
    [below.sm]: { gap: vars.space['4'] },
  },
});
// The house and its pages keep their width: who is logged in gives way.
inScreen(`${row} > a`, { flex: 'none', '@media': { [folded]: { flex: '0 1 auto' } } });
export const nav = screenPart({ flex: '1 0 auto', '@media': { [folded]: { display: 'none' } } });
export const tools = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@media': { [below.sm]: { gap: vars.space['4'], marginInlineEnd: `calc(${vars.space['2']} * -1)` } },
});
// On a phone the picture of who is logged in is the button.
inScreen(`${tools} [aria-haspopup] > svg`, { '@media': { [below.sm]: { display: 'none' } } });
export const login = screenPart({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.space['10'],
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.sm,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.text.linkHover, textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch, justifyContent: 'center' },
  },
});

export const wide = screenPart({
  marginInlineEnd: `calc(${vars.space['4']} * -1)`,
  '@media': { [below.sm]: { display: 'none' } },
});
export const phone = screenPart({
  display: 'none',
  marginBlockStart: vars.space['4'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  '@media': { [below.sm]: { display: 'block' } },
});
// A phone has no room for the link to register; the login page has it too.
export const register = screenPart({ '@media': { [below.sm]: { display: 'none' } } });

export const hotline = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  borderRadius: vars.radius.sm,
  whiteSpace: 'nowrap',
  '@media': { [below.xl]: { display: 'none' } },
});
export const hotlineLabel = screenPart({
  display: 'block',
  fontSize: vars.font.size['12'],
  lineHeight: 1.2,
  color: vars.text.secondary,
});
export const hotlineNumber = screenPart({
  display: 'block',
  fontSize: vars.font.size['15'],
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.2,
});

export const burger = screenPart({
  display: 'none',
  flex: 'none',
  marginInlineEnd: `calc(${vars.space['5']} * -1)`,
  '@media': { [folded]: { display: 'block' } },
});
export const drawer = screenPart({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  padding: vars.space['4'],
  background: vars.surface.raised,
  borderBlock: `${hair} ${vars.border.default}`,
  boxShadow: vars.shadow.popover,
  selectors: { '&[hidden]': { display: 'none' } },
});
