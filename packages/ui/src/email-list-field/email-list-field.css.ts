import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const box = part({
  flexWrap: 'wrap',
  gap: vars.space['2'],
  // With the border 4 px, so that one row of addresses is as high as any other field.
  paddingBlock: `calc(${vars.space['2']} - ${vars.borderWidth.hair})`,
  cursor: 'text',
  selectors: {
    '&:has(> ul > li)': { paddingInlineStart: vars.space['4'] },
    '&:has(input:disabled)': {
      background: vars.surface.disabled,
      borderColor: vars.border.default,
      cursor: 'not-allowed',
    },
    '&[data-readonly]': {
      paddingInline: 0,
      background: 'transparent',
      borderInlineWidth: 0,
      borderBlockStartWidth: 0,
      borderBlockEndColor: vars.border.default,
      borderRadius: vars.radius.none,
    },
  },
});

export const list = part({ display: 'contents' });
export const item = part({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });
export const input = part({
  flex: '1 1 3em',
  minBlockSize: vars.size.targetMin,
  // Nobody types here, so it needs no line of its own.
  selectors: { '&:disabled': { flexBasis: 0 } },
});
