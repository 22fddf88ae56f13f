/** The neatline of a chart, its black and white border, as a ground: dashes in the colour of the text, one every `step`. */
export const neatline = (dash: string, step: string, ground = 'transparent'): string =>
  `repeating-linear-gradient(90deg, currentColor 0 ${dash}, ${ground} ${dash} ${step})`;

/** Where the reader chose the colours a drawn ground is left out; this one says how far something is, so it stays. */
export const systemNeatline = (dash: string, step: string) =>
  ({ forcedColorAdjust: 'none', color: 'CanvasText', background: neatline(dash, step, 'Canvas') }) as const;
