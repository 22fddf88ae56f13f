import { below, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { filled, ringed, table } from './edit-table.css.ts';

/** A cell of several lines with their count. */
export const area = screenPart({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });
// Its first line stands on that of the fields beside it.
const padding = `${vars.space['3']} ${vars.space['4']} 5px`;
/** As high as the lines in it and as wide as twenty letters; the field lies over it, so that a key stroke lays out the field alone. */
export const place = screenPart({
  position: 'relative',
  flex: '1 0 auto',
  display: 'block',
  boxSizing: 'content-box',
  padding,
  lineHeight: vars.font.leading.ui,
  contain: 'inline-size',
  containIntrinsicInlineSize: 'calc(20ch + 8px)',
  // The field of a card has a line under it.
  '@media': { [below.sm]: { paddingBlockEnd: vars.space['3'] } },
});
/** Rows beyond these scroll inside the cell. */
export const MOST_LINES = 12;
for (let lines = 2; lines <= MOST_LINES; lines += 1)
  inScreen(`${place}[data-lines="${lines}"]`, { blockSize: `${lines}lh` });
export const text = screenPart({
  ...filled,
  position: 'absolute',
  inset: 0,
  display: 'block',
  blockSize: '100%',
  contain: 'strict',
  padding,
  lineHeight: vars.font.leading.ui,
  whiteSpace: 'pre',
  overflowX: 'auto',
  resize: 'none',
  selectors: { '&:focus-visible': ringed },
});
export const count = screenPart({
  position: 'relative',
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.tertiary,
  paddingBlockEnd: vars.space['1'],
  textAlign: 'end',
  selectors: {
    '&::before': { content: '"\\200b"' },
    '&[data-over]': { color: vars.status.warning.text, fontWeight: vars.font.weight.medium },
  },
});
/** What is counted changes with each letter, and nothing around it. */
export const said = screenPart({
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  paddingInline: vars.space['4'],
  whiteSpace: 'nowrap',
});

inScreen(`${table} ${area}`, { '@media': { [below.sm]: { minBlockSize: 0 } } });
