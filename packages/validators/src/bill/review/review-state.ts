import type { BillComparison, FieldComparison } from '../compare/result.ts';
import type { BillMarks, ChangeReason } from './marks.ts';

/** What is known of the draft beside its comparison. */
export interface ReviewFacts {
  /** the draft was opened by someone of the company */
  readonly viewed: boolean;
  /** no newer draft has come */
  readonly newest: boolean;
}

/** Why a draft cannot be approved yet, with the places to go to. */
export interface ReviewReason {
  readonly code: 'outdated' | 'notViewed' | 'blocking' | 'changes';
  readonly paths: readonly string[];
}

export interface ReviewState {
  /** fields that have to agree */
  readonly total: number;
  /** of these: equal, different only in form, or decided */
  readonly checked: number;
  /** differences that a person decides, and how many of them are decided */
  readonly due: number;
  readonly decided: number;
  /** paths of what is open or decided, in the order of the review */
  readonly blocking: readonly string[];
  readonly material: readonly string[];
  readonly asked: readonly string[];
  readonly waived: readonly string[];
  /** different only in form and not looked at by anyone */
  readonly cosmetic: number;
  readonly reasons: readonly ReviewReason[];
}

/**
 * Whether a difference is decided. A blocking one needs a change or a reason to let it pass: that it looks right is no reason. What
 * differs only in form, or usually differs, needs no decision.
 */
export function isSettled(field: FieldComparison, marks: BillMarks): boolean {
  const kind = marks[field.path]?.verdict?.kind;
  if (field.expected || field.class === 'same' || field.class === 'cosmetic') return true;
  return field.class === 'blocking' ? kind === 'change' || kind === 'waived' : kind !== undefined;
}

function reasonsOf(state: Omit<ReviewState, 'reasons'>, facts: ReviewFacts): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (!facts.newest) reasons.push({ code: 'outdated', paths: [] });
  if (!facts.viewed) reasons.push({ code: 'notViewed', paths: [] });
  if (state.blocking.length > 0) reasons.push({ code: 'blocking', paths: state.blocking });
  if (state.asked.length > 0) reasons.push({ code: 'changes', paths: state.asked });
  return reasons;
}

/**
 * How far a review is and what keeps the draft from being approved: a newer one, one that nobody viewed, blocking differences that are
 * neither settled nor waived with a reason, changes that were asked for. Pure, so that a server refuses for the same reasons.
 */
export function reviewState(comparison: BillComparison, marks: BillMarks, facts: ReviewFacts): ReviewState {
  const due = comparison.fields.filter(({ expected }) => !expected);
  const open = due.filter((field) => !isSettled(field, marks));
  const differences = due.filter((field) => field.class === 'blocking' || field.class === 'material');
  const verdictOf = ({ path }: FieldComparison) => marks[path]?.verdict?.kind;
  const paths = (fields: readonly FieldComparison[]) => fields.map(({ path }) => path);
  const state = {
    total: due.length,
    checked: due.length - open.length,
    due: differences.length,
    decided: differences.length - open.length,
    blocking: paths(open.filter((field) => field.class === 'blocking')),
    material: paths(open.filter((field) => field.class === 'material')),
    asked: paths(comparison.fields.filter((field) => verdictOf(field) === 'change')),
    waived: paths(comparison.fields.filter((field) => verdictOf(field) === 'waived')),
    cosmetic: due.filter((field) => field.class === 'cosmetic' && !verdictOf(field)).length,
  };
  return { ...state, reasons: reasonsOf(state, facts) };
}

/** A change that is asked for, in the shape of DCSA's Feedback. */
export interface ChangeRequest {
  readonly severity: 'INFO' | 'WARN' | 'ERROR';
  readonly code: 'PROPERTY_VALUE_MUST_CHANGE';
  /** stable place in the comparison */
  readonly path: string;
  /** place in DCSA's transport document, where it has one */
  readonly jsonPath?: string;
  readonly property?: string;
  readonly current: string;
  readonly proposed: string;
  readonly reason: ChangeReason;
}

const SEVERITY = { blocking: 'ERROR', material: 'WARN', cosmetic: 'INFO', same: 'INFO' } as const;

/** The changes asked for, in the order of the review: what is sent to the forwarder. */
export const changeRequests = (comparison: BillComparison, marks: BillMarks): ChangeRequest[] =>
  comparison.fields.flatMap(({ path, class: severity, jsonPath, property, right }) => {
    const verdict = marks[path]?.verdict;
    if (verdict?.kind !== 'change') return [];
    return {
      severity: SEVERITY[severity],
      code: 'PROPERTY_VALUE_MUST_CHANGE',
      path,
      ...(jsonPath !== undefined && { jsonPath }),
      ...(property !== undefined && { property }),
      current: right,
      proposed: verdict.proposed,
      reason: verdict.reason,
    };
  });
