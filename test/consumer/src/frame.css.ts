import { style } from '@vanilla-extract/css';

export const frame = style({ padding: 16 });
/** For a part of a component of theirs. */
export const apart = style({ letterSpacing: 3 });
