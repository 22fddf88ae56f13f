import { vars } from './vars.css.ts';

/** A shade over what is still below in a box that scrolls; the ground goes along with the last line and covers it. */
export const moreBelow = (ground: string): string =>
  [
    `linear-gradient(${ground}, ${ground}) 0 100% / 100% ${vars.space['6']} local no-repeat`,
    `linear-gradient(transparent, color-mix(in oklab, ${vars.surface.scrim} 28%, transparent)) 0 100% / 100% ${vars.space['4']} no-repeat`,
  ].join(', ');
