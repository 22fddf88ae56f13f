import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const all = part({ gridColumn: '1 / -1' });

/** As high as the main part, or the stub, of a closed slip. */
export const bars = part({
  minBlockSize: '199px',
  selectors: { '&&': { gridRow: '1 / -1', alignContent: 'space-between' } },
  '@media': { [below.sm]: { minBlockSize: '166px' } },
});
export const stub = part({ '@media': { [below.sm]: { selectors: { '&&': { display: 'block' } } } } });

/** Bars the size of what they stand for. */
const bar = (inlineSize: string, blockSize: string) =>
  part({ selectors: { '&&&&': { inlineSize, blockSize, maxInlineSize: '100%' } } });

export const route = part({
  display: 'grid',
  gridTemplateColumns: '72px 1fr 72px',
  alignItems: 'center',
  columnGap: '18px',
});
export const name = bar('200px', '20px');
export const end = bar('100%', '36px');
export const line = bar('100%', '2px');
export const prices = bar('184px', '44px');
export const amount = bar('72%', '34px');
export const whole = bar('100%', '12px');
export const closing = bar('84%', '12px');
export const actions = bar('100%', vars.density.controlSm);
