/** Codes of what is declared of packed containers: weights, and who signs for them. Kilograms. */
export interface WeighingIssues {
  /** by method 2 the mass is the sum of its parts */
  'weighing.sum': { vgm: string; sum: string };
  /** by method 1 it is further from cargo and container than customs let pass */
  'weighing.differs': { vgm: string; expected: string; difference: string; most: string };
  /** whoever signs is written in capitals */
  'weighing.capitals': Record<never, never>;
  'weighing.future': { today: string };
  'weighing.old': { days: number };
  'weighing.long': { most: number };
  'weighing.none': Record<never, never>;
}
