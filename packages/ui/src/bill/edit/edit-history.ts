import type { BillValues } from './edit-values.ts';

interface Step {
  readonly values: BillValues;
  /** typing on in the same place makes no further step */
  readonly place: string;
}

const MOST_STEPS = 200;

/** Every step back, and forth again after it. */
export class EditHistory {
  readonly #past: Step[] = [];
  #future: BillValues[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Notes what a change begins with; an empty place is a step of its own. */
  note(values: BillValues, place: string): void {
    const last = this.#past.at(-1);
    if (!last || place === '' || last.place !== place || this.canRedo) this.#past.push({ values, place });
    if (this.#past.length > MOST_STEPS) this.#past.shift();
    this.#future = [];
  }

  /** The values before the last step. */
  back(now: BillValues): BillValues | undefined {
    const step = this.#past.pop();
    if (step) this.#future.push(now);
    return step?.values;
  }
  /** The values after the step that was taken back. */
  on(now: BillValues): BillValues | undefined {
    const next = this.#future.pop();
    if (next) this.#past.push({ values: now, place: '' });
    return next;
  }

  /** What somebody else wrote stands in every step: going back takes back only what was written here. */
  rewrite(change: (values: BillValues) => BillValues): void {
    for (const [at, step] of this.#past.entries()) this.#past[at] = { ...step, values: change(step.values) };
    this.#future = this.#future.map(change);
  }
}
