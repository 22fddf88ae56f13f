import { vars } from './vars.css.ts';

const casting = `linear-gradient(${vars.border.preprintStrong}, ${vars.border.preprintStrong})`;

/** The four corner fittings of a container, `size` px, over a framed slip: for its `&::before`. The slip is positioned. */
export const fittings = (size: number) => ({
  content: '""',
  position: 'absolute' as const,
  inset: '-1px',
  pointerEvents: 'none' as const,
  backgroundImage: `${casting}, ${casting}, ${casting}, ${casting}`,
  backgroundPosition: 'left top, right top, left bottom, right bottom',
  backgroundSize: `${size}px ${size}px`,
  backgroundRepeat: 'no-repeat',
});
