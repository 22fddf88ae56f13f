import type { PortEntry, PortFieldProps } from '../reference-fields/port-field.tsx';

/** Containers of one type. */
export interface RateAskContainer {
  /** as its choice has it: `40HQ` */
  type: string;
  count: number;
}

/** Cartons of one size; centimeters, decimal strings. */
export interface RateAskBox {
  length: string;
  width: string;
  height: string;
  pieces: string;
}

/** What somebody wants a rate for. */
export interface RateAsk {
  origin: number | null;
  destination: number | null;
  transportType: string;
  containers: readonly RateAskContainer[];
  /** kilograms, a decimal string or empty */
  weight: string;
  /** cubic meters, a decimal string or empty */
  volume: string;
  productType: string;
  boxes: readonly RateAskBox[];
}

/** What one end of the lane offers: what was found for what is typed, and what comes before. */
export type RatePorts = Pick<PortFieldProps, 'found' | 'onSearch' | 'recents' | 'hot' | 'groups'> & {
  /** the port that is chosen, where no list holds it */
  known?: readonly PortEntry[] | undefined;
};
