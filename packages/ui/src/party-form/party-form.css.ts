import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const actions = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });
