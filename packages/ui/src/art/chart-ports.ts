import type { Place } from './chart-course.ts';

export interface ChartPort {
  /** as a leg calls it, and as it stands beside the line: `NGB` */
  id: string;
  name: string;
  at: Place;
  /** where the name stands */
  side?: 'above' | 'below' | 'after' | 'beside';
  /** there is room for it on a phone */
  narrow?: boolean;
}

export interface ChartLeg {
  from: string;
  /** absent where the ship leaves the chart */
  to?: string;
  /** straits and capes on the way */
  through?: readonly Place[];
  /** drawn through; the others are dashed */
  main?: boolean;
}
