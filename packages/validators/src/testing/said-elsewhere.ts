import type { Issue } from '../issue.ts';

/** Issues of what is no rule: the paste parser and the comparison of figures. */
export function* saidElsewhere(): Generator<Issue> {}
