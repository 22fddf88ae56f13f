import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const importPanel = part({ display: 'grid', gap: vars.space['6'], minInlineSize: 0, color: vars.text.primary });
export const job = part({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
