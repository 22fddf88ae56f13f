import { below, forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Decoration: who has chosen few and strong colours is spared it. */
const plain = { [forcedColors]: { display: 'none' } };

export const chart = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '50%',
  inlineSize: 'max(100%, 1440px)',
  maxInlineSize: 'none',
  blockSize: '100%',
  translate: '-50% 0',
  fontFamily: vars.font.family.sans,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    ...plain,
    // By its place, whichever sheet is drawn: a server does not know whose window is narrow, and nothing may move once it is known.
    [below.sm]: {
      insetBlock: '0 auto',
      insetInline: 0,
      inlineSize: '100%',
      blockSize: 300,
      translate: 'none',
      maskImage: 'linear-gradient(currentColor 62%, transparent 84%)',
    },
  },
});

export const graticule = part({ stroke: vars.nautical.grid });
export const isobaths = part({ stroke: vars.nautical.isobath });
export const land = part({ stroke: vars.nautical.land });
export const soundings = part({ fill: vars.nautical.sounding });
export const course = part({
  fill: 'none',
  stroke: vars.nautical.course,
  strokeWidth: 1.1,
  strokeDasharray: '7 4',
  selectors: { '&[data-main]': { strokeWidth: 1.5, strokeDasharray: 'none' } },
});
export const neatline = part({ stroke: vars.nautical.ink });
export const longitudes = part({ fill: vars.nautical.ink });

const halo = { paintOrder: 'stroke', stroke: vars.nautical.sea, strokeWidth: 4, strokeLinejoin: 'round' } as const;
export const leg = part({
  ...halo,
  fill: vars.nautical.course,
  fontSize: vars.font.size[11],
  fontWeight: vars.font.weight.medium,
  textAnchor: 'middle',
});
export const ring = part({ fill: vars.nautical.sea, stroke: vars.nautical.course, strokeWidth: 1.5 });
export const dot = part({ fill: vars.nautical.course });
export const portName = part({
  ...halo,
  fill: vars.nautical.ink,
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.medium,
});
