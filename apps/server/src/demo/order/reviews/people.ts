import { at } from '../../clock.ts';
import type { Signed } from './shape.ts';

const signed =
  (account: string) =>
  (days: number, time: string): Signed => ({ by: account, at: at(days, time) });

/** The clerk, her colleague, and the forwarder's documents desk. */
export const chen = signed('13800138000');
export const he = signed('13500135000');
export const zhou = signed('13700137000');
