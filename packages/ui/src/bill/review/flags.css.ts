import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const flags = screenPart({ blockSize: '100%', minBlockSize: 0 });
inScreen(`${flags} dl > [data-path]`, { position: 'relative' });

export const corner = screenPart({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex' });

/** At the corner of its box; in a cell it follows the value. */
export const flag = screenPart({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '20px',
  paddingInline: vars.space['3'],
  border: 0,
  borderRadius: vars.radius.xs,
  font: vars.typography.caption,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  background: vars.mark.bg,
  color: vars.mark.text,
  selectors: {
    'dd > &': { borderRadius: 0 },
    'td > &': { marginInlineStart: vars.space['3'] },
    '&[data-look=blocking]': { background: vars.status.danger.solid, color: vars.status.danger.onSolid },
    '&[data-look=change]': { background: vars.pen.solid, color: vars.pen.onSolid },
    '&[data-look=settled]': { background: vars.status.success.bg, color: vars.status.success.text },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '1px', zIndex: 1 },
  },
  '@media': {
    [below.sm]: { minBlockSize: '24px' },
    [forcedColors]: { border: `${hair} ButtonText` },
    print: { display: 'none' },
  },
});
