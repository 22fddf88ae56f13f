import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const TOGGLE = '36px';
// With the border 4 px, so that one row of tags is as high as any other field.
const TAG_GAP = `calc(${vars.space['2']} - ${vars.borderWidth.hair})`;

export const box = part({
  position: 'relative',
  selectors: {
    '&[data-many]': { flexWrap: 'wrap', gap: vars.space['2'], paddingBlock: TAG_GAP, cursor: 'text' },
    '&[data-many]:has(> ul)': { paddingInlineStart: vars.space['4'] },
    '&:not([data-still])': { paddingInlineEnd: TOGGLE },
    '&:has(> input:disabled)': { paddingInlineEnd: TOGGLE, cursor: 'not-allowed' },
    '&[data-many]:has(> input:not([type=hidden]):read-only:not(:disabled))': { paddingInlineStart: 0 },
  },
});

export const input = part({
  textOverflow: 'ellipsis',
  selectors: {
    [`${box}[data-many] > &`]: { flexBasis: vars.space['9'], minBlockSize: vars.size.targetMin },
    '&:read-only:not(:disabled)': { cursor: 'default' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const tags = part({ display: 'contents' });
export const tag = part({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });

/** The arrow at the end; the whole end of the box can be pressed. */
export const toggle = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: TOGGLE,
  display: 'grid',
  placeItems: 'center',
  // Under the arrows of other fields.
  paddingInlineEnd: vars.space['2'],
  color: vars.text.tertiary,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.text.primary },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
});
