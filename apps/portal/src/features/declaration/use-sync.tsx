import type { DeclarationSource } from '@lading/api-client/contract';
import { type ReactNode, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { type Change, SyncDialog } from './sync-dialog.tsx';
import { useTold } from './use-papers.ts';

type Answer =
  | { ok: true; data: { changes: readonly Change[] } }
  | {
      ok: false;
      error: Parameters<ReturnType<typeof useTold>>[0] extends infer S
        ? S extends { error: infer E }
          ? E
          : never
        : never;
    };

interface Asked {
  readonly from: DeclarationSource;
  readonly title: string;
  readonly changes: readonly Change[];
}

/** Fills a paper from another one: asks what would change, shows it, and does it once that is said. */
export function useSync(
  ask: (from: DeclarationSource, dryRun: boolean) => Promise<Answer>,
  onDone: (from: DeclarationSource) => void,
) {
  const text = useText();
  const { notices } = usePortal();
  const told = useTold();
  const [asked, setAsked] = useState<Asked>();
  const [pending, setPending] = useState(false);
  const open = async (from: DeclarationSource, title: string) => {
    const answer = await ask(from, true);
    if (told(answer) && answer.ok) setAsked({ from, title, changes: answer.data.changes });
  };
  const sync = async (from: DeclarationSource) => {
    setPending(true);
    const answer = await ask(from, false);
    setPending(false);
    setAsked(undefined);
    if (!told(answer) || !answer.ok) return;
    notices.show({ kind: 'success', text: text('declaration.synced', { count: answer.data.changes.length }) });
    onDone(from);
  };
  const dialog: ReactNode = asked && (
    <SyncDialog
      title={asked.title}
      changes={asked.changes}
      pending={pending}
      onSync={() => void sync(asked.from)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { open, dialog };
}
