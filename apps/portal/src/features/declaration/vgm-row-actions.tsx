import { Button, icons } from '@lading/ui';
import type { SheetRow } from '@lading/ui/sheet';
import { afterVgmEvent, type VgmState } from '@lading/validators/vgm';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { useTold } from './use-papers.ts';
import type { useVgm } from './use-vgm.ts';

interface ActionsProps {
  rows: readonly SheetRow[];
  send: ReturnType<typeof useVgm>['send'];
  onDone(): void;
}

const WAYS = { retract: 'retracted', amend: 'amended' } as const;

/** What can be done with containers that were declared: taken back, or declared anew with another weight. */
export function VgmRowActions({ rows, send, onDone }: ActionsProps) {
  const text = useText();
  const { notices } = usePortal();
  const told = useTold();
  const [pending, setPending] = useState(false);
  const able = (action: keyof typeof WAYS) =>
    rows.filter(({ values }) => afterVgmEvent(Number(values['status']) as VgmState, action) !== undefined);
  const act = async (action: keyof typeof WAYS) => {
    const chosen = able(action);
    setPending(true);
    const sent = await send(action, chosen);
    setPending(false);
    if (!told(sent)) return;
    notices.show({ kind: 'success', text: text(`declaration.${WAYS[action]}`, { count: chosen.length }) });
    onDone();
  };
  return (
    <>
      {(['retract', 'amend'] as const).map((action) =>
        able(action).length === 0 ? null : (
          <Button
            key={action}
            size="sm"
            icon={action === 'retract' ? icons.rotate : icons.pen}
            loading={pending}
            onClick={() => void act(action)}
          >
            {text(`declaration.${action}`)}
          </Button>
        ),
      )}
    </>
  );
}
