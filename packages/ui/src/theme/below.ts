/** Widths below which a layout changes, px; the breakpoint tokens cannot stand in a media query. */
export const below = {
  xs: 'screen and (max-width: 389.98px)',
  sm: 'screen and (max-width: 639.98px)',
  md: 'screen and (max-width: 767.98px)',
  lg: 'screen and (max-width: 1023.98px)',
  rail: 'screen and (max-width: 1179.98px)',
  xl: 'screen and (max-width: 1279.98px)',
} as const;
const LOW = 'screen and (max-height: 519.98px)';
/** Where no two parts can scroll beside each other: a phone, or a window that is low because it is enlarged. */
export const cramped = `${below.sm}, ${LOW}`;
/** The second of them alone: there nothing may stand still while the rest scrolls. */
export const low = LOW;
