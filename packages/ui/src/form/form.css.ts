import { englishLines } from '../theme/english-lines.ts';
import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const form = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  selectors: { '&[data-narrow]': { maxInlineSize: '400px' } },
});
export const title = part({
  font: vars.typography.h2,
  marginBlockEnd: vars.space['3'],
  '@media': { [below.sm]: { fontSize: vars.font.size['24'] } },
});
inPart(`${form} > button`, { justifyContent: 'center', marginBlockStart: vars.space['3'] });

/** Fields beside each other; a line of its own for each where one would be narrower than a name is long. */
export const row = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space['6'], alignItems: 'start' });
inPart(`${row} > *`, { flex: '2 1 140px' });
inPart(`${row} > :first-child`, { flexGrow: 3 });

export const summary = part({
  display: 'grid',
  gap: vars.space['3'],
  borderRadius: vars.radius.sm,
  scrollMarginBlock: vars.space['8'],
});

export const note = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px',
  paddingBlock: '10px',
  paddingInline: vars.space['5'],
  border: `${hair} transparent`,
  borderRadius: vars.radius.sm,
  font: vars.typography.dense,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
  selectors: {
    ...englishLines,
    '&[data-tone=error]': { background: vars.status.danger.bg, borderColor: vars.status.danger.border },
    '&[data-tone=warning]': { background: vars.status.warning.bg, borderColor: vars.status.warning.border },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-tone]': { borderColor: 'CanvasText' } } } },
});
inPart(`${note} > svg`, { marginBlockStart: '1px' });
inPart(`${note}[data-tone=error] > svg`, { color: vars.status.danger.text });
inPart(`${note}[data-tone=warning] > svg`, { color: vars.status.warning.text });

export const count = part({ fontWeight: vars.font.weight.semibold });
export const entries = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['6'],
  rowGap: vars.space['3'],
  marginBlockStart: vars.space['1'],
});
inPart(`${entries} a`, { position: 'relative', display: 'inline-block' });
// Between small lines what can be pressed is as high as a target has to be.
inPart(`${entries} a::after`, { content: '""', position: 'absolute', inset: '-3px 0' });
