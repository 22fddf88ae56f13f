import { type ApiError, toApiError } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { type ApiSource, invalidate, writeQuery } from '@lading/api-client/react';
import { verdictOf, withMarks } from './marks.ts';
import type { Sent } from './outbox.ts';
import type { WaitingStep } from './waiting-step.ts';

const { saveBlMarks, blMarks, blVersions } = contract.order;

/** What a saved decision makes stale beside the marks, whose new state its answer brings. */
const beside = () => saveBlMarks.invalidates().filter((query) => query !== blMarks);

/** One decision as the call takes it. The name of the step makes a comment that is sent twice one comment. */
function input({ id, draft: { bookingId, billId, version }, action, revision }: WaitingStep) {
  const { path, kind } = action;
  const words = {
    proposed: action.kind === 'change' ? action.proposed : '',
    reason: action.kind === 'change' || action.kind === 'waived' ? action.reason : '',
    text: action.kind === 'comment' ? action.text : '',
    key: action.kind === 'comment' ? id : '',
  };
  return { bookingId, version, marks: [{ billId, path, kind, revision, ...words }] };
}

/** Nobody knows whether it arrived: the server takes the same step twice for one. */
const isBroken = ({ kind, status }: ApiError) => kind === 'network' || kind === 'timeout' || status >= 500;

/** What is said to who decided. */
export interface MarkWords {
  error(error: ApiError): string;
  /** the draft of that number has another value there */
  changed(version: number): string;
}

/** Sends one decision, puts the answer on screen, and says what became of it. */
export async function sendMark(
  source: ApiSource,
  words: MarkWords,
  step: WaitingStep,
  shown = step.draft.version,
): Promise<Sent> {
  const { draft, action } = step;
  try {
    const { saved, conflicts } = await source.client.call(saveBlMarks, input(step));
    // The server may have saved the mark on a newer draft than the one on screen: both are updated.
    for (const version of new Set([draft.version, shown]))
      await writeQuery(source, blMarks, { bookingId: draft.bookingId, version }, (before) =>
        withMarks(before, [...saved, ...conflicts]),
      );
    invalidate(beside());
    const of = (marks: typeof saved) =>
      marks.find(({ billId, path }) => path === action.path && (billId ?? null) === draft.billId);
    const [theirs, own] = [of(conflicts), of(saved)];
    if (!theirs) return { kind: 'kept', revision: own?.revision ?? step.revision };
    const verdict = verdictOf(theirs);
    // The other person took the decision back: nothing would be overwritten, so it is sent again on top of that.
    return verdict
      ? { kind: 'clash', theirs: verdict, revision: theirs.revision }
      : sendMark(source, words, { ...step, revision: theirs.revision }, shown);
  } catch (cause) {
    const error = toApiError(cause);
    // Without a session it waits for the next login.
    if (isBroken(error) || error.kind === 'unauthorized') return { kind: 'unsent' };
    if (error.kind !== 'conflict') return { kind: 'refused', message: words.error(error) };
    invalidate([blVersions, ...saveBlMarks.invalidates()]);
    return later(source, words, step);
  }
}

/** A newer draft had come before the decision arrived. */
async function later(source: ApiSource, words: MarkWords, step: WaitingStep): Promise<Sent> {
  try {
    const { retarget } = await import('./retarget.ts');
    const found = await retarget(source, step);
    if (found.kind === 'changed') return { kind: 'refused', message: words.changed(found.version) };
    if (found.kind === 'clash') return found;
    // Drafts do not come faster than questions; one that names the same draft again is no answer.
    if (found.step.draft.version === step.draft.version) return { kind: 'unsent' };
    return await sendMark(source, words, found.step, step.draft.version);
  } catch (cause) {
    const error = toApiError(cause);
    return isBroken(error) ? { kind: 'unsent' } : { kind: 'refused', message: words.error(error) };
  }
}
