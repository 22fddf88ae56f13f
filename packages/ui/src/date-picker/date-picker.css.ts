import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const END = '32px';

export const box = part({
  position: 'relative',
  selectors: {
    // While its calendar is open, which then has the focus, the field shows the ring.
    '&[data-open]': { borderColor: vars.border.focus, outline: vars.component.focus.ring, outlineOffset: '-1px' },
    '&[data-clears]': { paddingInlineEnd: END },
  },
});

/** A fieldset, which a flex layout reaches like any other box. */
export const range = part({ margin: 0, paddingBlock: 0, gap: vars.space['3'] });

export const input = part({
  textOverflow: 'ellipsis',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    // The first of two days is only as wide as a date, so that the dash stands right behind it.
    [`${range} > &:first-of-type`]: { flex: '0 1 6.2em' },
  },
  // Each of two in one box is a target of its own.
  '@media': {
    '(pointer: coarse)': { selectors: { [`${range} > &`]: { minBlockSize: vars.size.touch } } },
  },
});

/** The calendar mark at the start: as small as the icon it is, what can be pressed is the whole start of the box. */
export const open = part({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  color: vars.text.tertiary,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${vars.space['5']}) -6px`,
    },
    // The words of a day and of a range begin in one line.
    [`${range} > &`]: { marginInlineEnd: vars.space['1'] },
    '&:hover:not(:disabled)': { color: vars.text.primary },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outline: 'none' },
  },
});

/** Empties the field; in sight while somebody is at it. */
export const clear = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: END,
  display: 'grid',
  placeItems: 'center',
  color: vars.text.tertiary,
  opacity: 0,
  selectors: {
    [`${box}:is(:hover, :focus-within, [data-open]) > &`]: { opacity: 1 },
    '&:hover': { color: vars.text.primary },
  },
  '@media': {
    '(hover: none)': { opacity: 1 },
    [forcedColors]: { opacity: 1 },
  },
});

// A day is narrower than the pattern its input has room for; the same is left after the dash.
export const dash = part({
  flex: 'none',
  marginInlineEnd: vars.space['3'],
  color: vars.text.tertiary,
  selectors: { [`${range}:has(> :disabled) > &`]: { color: 'inherit' } },
});
