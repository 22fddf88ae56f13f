import { box as frame, message } from '../field/field.css.ts';
import { paperField } from '../field/paper-field.ts';
import { fittings } from '../theme/fittings.ts';
import { hair } from '../theme/hair.ts';
import { below, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const paperFields = screenPart({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  flexWrap: 'wrap',
  border: `${hair} ${vars.border.preprintStrong}`,
  background: vars.surface.paper,
  selectors: { '&::before': fittings(7) },
});

/** The cells of a line share its room; the rules of neighbours, and the frame's, lie on each other. */
export const cell = screenPart({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 ${vars.size.field.sm}`,
  minInlineSize: 0,
  marginBlockEnd: '-1px',
  marginInlineEnd: '-1px',
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['3'],
  borderBlockEnd: `${hair} ${vars.border.preprint}`,
  borderInlineEnd: `${hair} ${vars.border.preprint}`,
  selectors: {
    '&[data-span="2"]': { flex: `2 1 ${vars.size.field.lg}` },
    '&[data-span=line]': { flexBasis: '100%' },
  },
});
paperField(cell);
inScreen(`${cell} > *`, { inlineSize: '100%', maxInlineSize: 'none' });
inScreen(`${cell} [data-component=SegmentedControl]`, { alignSelf: 'flex-start' });
inScreen(`${cell} ${message}`, { paddingInline: vars.space['2'] });
inScreen(`${cell} ${frame}`, {
  '@media': {
    [below.sm]: { minBlockSize: vars.size.touch },
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
  },
});
