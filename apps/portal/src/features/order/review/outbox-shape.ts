import type { WaitingStep } from './waiting-step.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';

/** The texts that each kind of step carries beside its path. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ok: [],
  undo: [],
  change: ['proposed', 'reason'],
  waived: ['reason'],
  comment: ['text'],
};

const isClash = (value: unknown): boolean =>
  isRecord(value) &&
  isId(value['revision']) &&
  isRecord(value['theirs']) &&
  ['kind', 'author', 'at'].every((name) => isRecord(value['theirs']) && isText(value['theirs'][name]));

function isStep(value: unknown): value is WaitingStep {
  if (!isRecord(value)) return false;
  const { id, at, draft, action, revision, clash } = value;
  if (!isText(id) || !isText(at) || !isId(revision) || !isRecord(draft) || !isRecord(action)) return false;
  const kind = isText(action['kind']) && Object.hasOwn(TEXTS, action['kind']) ? action['kind'] : undefined;
  if (kind === undefined) return false;
  return (
    isId(draft['bookingId']) &&
    isId(draft['version']) &&
    (draft['billId'] === null || isId(draft['billId'])) &&
    isText(action['path']) &&
    TEXTS[kind]?.every((name) => isText(action[name])) === true &&
    (clash === undefined || isClash(clash))
  );
}

/** What is on the device may have been written by an older program. */
export const isSteps = (value: unknown): value is readonly WaitingStep[] => Array.isArray(value) && value.every(isStep);
