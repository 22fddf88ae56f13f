#!/usr/bin/env node
// npx lading-brand '#0a5' > brand.css
import { createBrand } from '@lading/ui/brand';

const [colour, ...more] = process.argv.slice(2);
if (!colour || more.length > 0 || colour.startsWith('-')) {
  console.error(`Usage: lading-brand COLOUR > brand.css

Writes the thirteen steps of a brand, --ld-color-petrol-25 to -950, made of one colour: #0a5, #00aa55 or 'oklch(0.63 0.17 155)'.
Quote it, since a shell takes # for the beginning of a comment. Load the file after the stylesheet of @lading/ui, in no layer.`);
  process.exit(1);
}

/** @param {import('@lading/ui/brand').Brand} brand */
function report({ nearest, kept, contrast, on }) {
  const [closest] = [...contrast].sort((a, b) => a.ratio / a.least - b.ratio / b.least);
  const texts = Object.values(on).filter(({ ink }) => ink === '#ffffff').length;
  return [
    kept
      ? `Step ${nearest} is the colour itself.`
      : `Nearest is step ${nearest}; the colour itself would not be readable there.`,
    `${contrast.length} contrasts of text, links, buttons and the focus ring hold, light, dark and with more contrast;`,
    `the closest is ${closest.ink} on ${closest.ground} with ${closest.ratio.toFixed(2)} of ${closest.least}.`,
    `White reads on ${texts} steps, ink on the other ${Object.keys(on).length - texts}.`,
  ].join('\n');
}

try {
  const brand = createBrand(colour);
  process.stdout.write(brand.css);
  console.error(report(brand));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
