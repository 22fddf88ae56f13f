import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const form = part({ display: 'grid', gap: vars.space['6'] });
export const title = part({ font: vars.typography.h2, marginBlockEnd: vars.space['3'] });
inPart(`${form} > button`, { justifyContent: 'center', marginBlockStart: vars.space['3'] });
