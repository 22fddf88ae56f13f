import type { contract, Out } from '@lading/api-client/contract';
import {
  applyMark,
  type BillMark,
  type BillMarks,
  CHANGE_REASONS,
  type Signed,
  type Verdict,
} from '@lading/validators/bill';
import { type MarkedDraft, sameDraft, type WaitingStep } from './waiting-step.ts';

export type DraftMarks = Out<typeof contract.order.blMarks>;
export type ServerMark = DraftMarks['marks'][number];

/** A verdict as the server keeps it, in the words of the comparison. */
export function verdictOf({ verdict }: Pick<ServerMark, 'verdict'>): (Verdict & Signed) | undefined {
  if (!verdict) return undefined;
  const { kind, proposed, reason, author, at } = verdict;
  switch (kind) {
    case 'ok':
      return { kind, author, at };
    case 'waived':
      return { kind, reason, author, at };
    case 'change':
      return { kind, proposed, reason: CHANGE_REASONS.find((known) => known === reason) ?? 'other', author, at };
  }
}

function billMark(mark: ServerMark): BillMark {
  const verdict = verdictOf(mark);
  const { carriedFrom, again, request, comments } = mark;
  return {
    ...(verdict && { verdict }),
    ...(comments.length > 0 && { comments: comments.map(({ author, at, text }) => ({ author, at, text })) }),
    ...(carriedFrom !== null && { carriedFrom }),
    ...(again && { again: true as const }),
    ...(request && { request: requestOf(request) }),
  };
}

const requestOf = ({
  status,
  reason,
  author,
  at,
}: NonNullable<ServerMark['request']>): NonNullable<BillMark['request']> =>
  status === 'open' ? { status } : { status, answer: { reason, author, at } };

const isOf = (billId: number | null, path: string) => (mark: ServerMark) =>
  mark.path === path && (mark.billId ?? null) === billId;

/** The marks of one bill, and over them what its reviewer decided and the server has not taken yet. */
export function marksOf(
  { version, marks }: DraftMarks,
  place: Pick<MarkedDraft, 'bookingId' | 'billId'>,
  waiting: readonly WaitingStep[],
  me: string,
): BillMarks {
  const own = marks.filter(({ billId }) => (billId ?? null) === place.billId);
  const kept: BillMarks = Object.fromEntries(own.map((mark) => [mark.path, billMark(mark)]));
  const draft = { ...place, version };
  return waiting
    .filter((step) => !step.clash && sameDraft(step.draft, draft))
    .reduce((all, { action, at }) => applyMark(all, action, { author: me, at }), kept);
}

/** It is on its way, or was accepted after it was asked for: there is nothing to send again. */
function isSent({ request, verdict }: ServerMark): boolean {
  if (request?.status === 'open') return true;
  return request?.status === 'accepted' && verdict !== null && Date.parse(verdict.at) <= Date.parse(request.at);
}

/** Where a change was sent to the forwarder and its draft has not come yet. */
export const sentOf = ({ marks }: DraftMarks, billId: number | null): string[] =>
  marks.flatMap((mark) => ((mark.billId ?? null) === billId && isSent(mark) ? mark.path : []));

/**
 * How often a mark had been decided when its reviewer saw the verdict of that moment. Where the server has told of another one since, the
 * count of before it, so that it is not overwritten.
 */
export function revisionSeen({ marks }: DraftMarks, billId: number | null, path: string, seen: string | null): number {
  const mark = marks.find(isOf(billId, path));
  if (!mark) return 0;
  const same = (mark.verdict?.at ?? null) === seen;
  return same ? mark.revision : Math.max(0, mark.revision - 1);
}

/** The answer to a decision put into the marks that are on screen. */
export const withMarks = (before: DraftMarks, answered: readonly ServerMark[]): DraftMarks => ({
  ...before,
  marks: [
    ...before.marks.filter((mark) => !answered.some(({ billId, path }) => isOf(billId ?? null, path)(mark))),
    ...answered,
  ],
});
