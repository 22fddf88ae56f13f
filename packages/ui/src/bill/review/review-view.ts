import type { BillKind } from '@lading/validators/bill';
import type { BillId } from '../bill-source.ts';
import type { BillReviewSource, ReviewVersion } from './types.ts';
import type { Base } from './use-base.ts';
import type { Counts } from './use-counts.tsx';
import type { HousesCount } from './use-houses-count.tsx';

/** What can be gone to: a bill, or the master against its houses. */
export type Target = BillId | 'houses';

/** What every tab of a review knows: what is reviewed, where the reader is, and how each bill stands. */
export interface ReviewView {
  readonly review: BillReviewSource;
  readonly versions: readonly ReviewVersion[];
  readonly base: Base;
  readonly kind: BillKind;
  readonly bills: readonly BillId[];
  readonly place: number;
  readonly counts: Counts;
  readonly inHouses: HousesCount;
  /** bills that were fetched ahead */
  readonly loaded: ReadonlySet<BillId>;
  /** to another bill, after half-written words were let go */
  choose(place: number): void;
}
