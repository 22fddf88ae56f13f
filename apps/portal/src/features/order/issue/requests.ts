import type { contract, Out } from '@lading/api-client/contract';
import type { ReviewRequest } from '@lading/ui/bill-review';

export type Feedback = Out<typeof contract.order.blForIssue>['requests'][number];

/** What the next draft will have where a change was accepted, by request; the proposed value unless there is one. */
export type AcceptedValues = Readonly<Record<number, string>>;

/** A change that a customer asks for, as the screen takes it. */
export function requestOf(feedback: Feedback, values: AcceptedValues): ReviewRequest {
  const { id, billId, severity, code, path, jsonPath, property, current, proposed, reason, author, at, status } =
    feedback;
  const { answer, files } = feedback;
  const value = values[id];
  return {
    id,
    bill: billId ?? null,
    severity,
    code,
    path,
    current,
    proposed,
    reason,
    by: author,
    at,
    state: status,
    ...(jsonPath && { jsonPath }),
    ...(property && { property }),
    ...(answer && { answer: { by: answer.author, at: answer.at, reason: answer.reason } }),
    ...(files.length > 0 && { files: files.map(({ fileId, name, size }) => ({ id: fileId, name, size })) }),
    ...(value !== undefined && { value }),
  };
}
