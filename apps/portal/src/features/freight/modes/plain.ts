/** A measure without the decimals that say nothing: `11.4000` is `11.4`. */
export const plain = (measure: string): string => (measure.includes('.') ? measure.replace(/\.?0+$/, '') : measure);
