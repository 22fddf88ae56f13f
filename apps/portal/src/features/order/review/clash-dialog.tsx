import { Button, Code, Dialog, FieldGrid, Panel } from '@lading/ui';
import type { MarkAction, Signed, Verdict } from '@lading/validators/bill';
import { useState } from 'react';
import { type PortalText, useText } from '../../../i18n/text.ts';
import type { Outbox, WaitingStep } from './outbox.ts';

interface ClashDialogProps {
  clashes: readonly WaitingStep[];
  outbox: Outbox;
  replay(): Promise<void>;
}

/** A decision in words. */
function said(text: PortalText, decided: MarkAction | (Verdict & Signed)): string {
  const value =
    decided.kind === 'change'
      ? decided.proposed
      : decided.kind === 'waived'
        ? decided.reason
        : decided.kind === 'comment'
          ? decided.text
          : '';
  return text(`review.verdict.${decided.kind}`, { value });
}

/** Where somebody else decided otherwise while this reviewer had no connection: both are shown, and one is chosen. */
export function ClashDialog({ clashes, outbox, replay }: ClashDialogProps) {
  const text = useText();
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const shown = clashes.filter(({ id }) => !later.has(id));
  const keepMine = (id: string) => {
    outbox.insist(id);
    void replay();
  };
  return (
    <Dialog
      open={shown.length > 0}
      onOpenChange={() => setLater(new Set(clashes.map(({ id }) => id)))}
      width="message"
      title={text('review.clashes')}
      footer={<Button onClick={() => setLater(new Set(clashes.map(({ id }) => id)))}>{text('review.later')}</Button>}
    >
      <p>{text('review.clashesLead')}</p>
      {shown.map(({ id, draft, action, clash }) => (
        <Panel
          key={id}
          title={text('review.draft', { version: draft.version })}
          tag={<Code>{action.path}</Code>}
          actions={
            <>
              <Button size="sm" onClick={() => outbox.drop(id)}>
                {text('review.keepTheirs')}
              </Button>
              <Button size="sm" variant="primary" onClick={() => keepMine(id)}>
                {text('review.keepMine')}
              </Button>
            </>
          }
        >
          <FieldGrid
            items={[
              { label: text('review.mine'), value: said(text, action) },
              {
                label: text('review.theirs', { name: clash?.theirs.author ?? '' }),
                value: clash && said(text, clash.theirs),
              },
            ]}
          />
        </Panel>
      ))}
    </Dialog>
  );
}
