import { inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// The least width of a part decides how many stand side by side, so no width of the window has to be known.
const least = (columns: number, px: number) => ({
  [`&[data-columns="${columns}"]`]: {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${px}px, (100% - ${columns - 1} * ${vars.space['8']}) / ${columns})), 1fr))`,
  },
});

export const grid = screenPart({
  display: 'grid',
  gap: vars.space['8'],
  selectors: {
    ...least(2, 400),
    ...least(3, 280),
    ...least(4, 200),
    ...least(6, 150),
    '&[data-packed]': { display: 'block', columns: '4 150px' },
  },
});
inScreen(`${grid}[data-packed] > *`, { breakInside: 'avoid', marginBlockEnd: vars.space['8'] });
