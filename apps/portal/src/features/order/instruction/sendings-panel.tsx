import { type InstructionVersion, InstructionVersions } from '@lading/ui';
import { usePathName } from '@lading/ui/bill-review';
import type { Instruction } from './use-keepers.ts';

type Sending = Instruction['sendings'][number];

function stateOf({ state, changes }: Sending, newest: boolean): InstructionVersion['state'] {
  if (state === 'open') return 'waiting';
  if (state === 'returned') return 'declined';
  if (state === 'replaced') return 'sent';
  if (changes.some(({ decision }) => decision === 'declined')) return 'partly';
  return newest ? 'current' : 'accepted';
}

/** What was sent, and what became of each change. */
export function SendingsPanel({ sendings }: { sendings: readonly Sending[] }) {
  const pathName = usePathName();
  const versions = sendings.map((sending, at): InstructionVersion => {
    const { version, base, author, at: time, reason, changes, answer } = sending;
    return {
      version,
      at: time,
      by: author,
      state: stateOf(sending, at === 0),
      ...(base > 0 && { amends: base }),
      ...(reason && { reason }),
      ...(answer?.text && { note: answer.text }),
      fields: changes.map(({ path, old, new: after, decision, note }) => ({
        path,
        label: pathName(path),
        before: old,
        after,
        answer: decision ?? ('waiting' as const),
        ...(note && { note }),
      })),
    };
  });
  return <InstructionVersions versions={versions} />;
}
