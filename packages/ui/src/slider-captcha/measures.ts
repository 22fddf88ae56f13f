/** The width of the knob, and its distance from the edge, px; in TypeScript because the pointer has to meet it. */
export const KNOB = 48;
export const INSET = 3;
