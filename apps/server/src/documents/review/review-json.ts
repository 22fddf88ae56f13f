import { createHash } from 'node:crypto';
import type { FieldComparison } from '@lading/validators/bill';
import { type Listed, listed, listedKinds, type Review } from './review.ts';

function difference({ field, mark }: Listed) {
  const { segments: _, ...told }: FieldComparison = field;
  return {
    ...told,
    decision: mark?.verdict ?? null,
    carriedFrom: mark?.carriedFrom ?? null,
    request: mark?.request ?? null,
    comments: mark?.comments ?? [],
  };
}

/**
 * A review as JSON, the same bytes for the same review. `hash` is the draft's, as it is printed on paper. `digest` is the SHA-256 of
 * the file's own value without it, written compactly by `JSON.stringify`: read the file, take `digest` off, and reckon again.
 */
export function reviewJson(review: Review): string {
  const { bookingNo, instruction, draft, reviewer, time } = review;
  const kinds = listedKinds(review);
  const value = {
    format: 'lading-review/1',
    hash: draft.hash,
    bookingNo,
    version: draft.version,
    instruction: instruction ?? null,
    draft,
    reviewer,
    time,
    bills: listed(review).map(({ bill, number, comparison, list }) => ({
      billId: bill.billId,
      position: bill.position,
      kind: bill.draft.kind,
      number,
      counts: comparison?.counts ?? null,
      differences: list.map(difference),
    })),
    ...(kinds && {
      masterHouses: { houses: kinds.numbers, counts: kinds.comparison.counts, differences: kinds.list.map(difference) },
    }),
  };
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('hex');
  return `${JSON.stringify({ ...value, digest }, null, 2)}\n`;
}
