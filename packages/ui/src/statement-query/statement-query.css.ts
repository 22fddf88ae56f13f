import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Written with the pen, under the line that it is about. */
export const statementQuery = part({
  display: 'grid',
  gap: vars.space['5'],
  maxInlineSize: '720px',
  padding: vars.space['5'],
  border: `${hair} ${vars.pen.border}`,
  background: vars.pen.bg,
  font: vars.typography.dense,
  color: vars.text.primary,
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.pen.text,
  fontWeight: vars.font.weight.semibold,
});
export const apart = part({ fontWeight: vars.font.weight.regular });
export const fields = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space['5'],
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
inPart(`${fields} > *`, { minInlineSize: 0 });
export const foot = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });
export const failure = part({ color: vars.status.danger.text });
