import { useCommand } from '@lading/api-client/react';
import { Dialog, type PartyDraft, PartyForm, TextArea } from '@lading/ui';
import type { PartyKind } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useCommonList } from '../../lists/use-common-list.ts';
import { useMay } from '../../session/use-may.ts';
import { Loaded } from '../loaded.tsx';
import { PARTY_CALLS, type Party } from './calls.ts';

interface PartyDialogProps {
  kind: PartyKind;
  /** undefined for a new one */
  party: Party | undefined;
  onSaved?: ((id: number, draft: PartyDraft) => void) | undefined;
  onClose(): void;
}

/** The fields of a party, for who may write the book. */
function PartyEditor({ kind, party, onSaved, onClose }: PartyDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const countries = useCommonList('country');
  const { run } = useCommand(PARTY_CALLS[kind].save);
  const [requestId] = useState(() => crypto.randomUUID());
  async function save(draft: PartyDraft) {
    const sent = await run({ ...(party && { id: party.id, revision: party.revision }), ...draft, requestId });
    if (!sent.ok) return { field: sent.error.field, message: errorText(text, sent.error) };
    notices.show({ kind: 'success', text: text('parties.saved', { alias: draft.alias }) });
    onSaved?.(sent.data.id, draft);
    onClose();
    return undefined;
  }
  return (
    <Loaded of={countries}>
      {(known) => (
        <PartyForm
          aria-label={text(`parties.${kind}`)}
          kind={kind}
          party={party}
          countries={known}
          cancelLabel={text('parties.cancel')}
          onCancel={onClose}
          onSave={save}
        />
      )}
    </Loaded>
  );
}

/** A party of the book: its fields to be written, or what is printed of it for who may only read. */
export function PartyDialog({ kind, party, onSaved, onClose }: PartyDialogProps) {
  const text = useText();
  const mayEdit = useMay('party:edit');
  return (
    <Dialog
      size="account"
      open
      title={party?.alias ?? text(`parties.new.${kind}`)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      {mayEdit ? (
        <PartyEditor kind={kind} party={party} onSaved={onSaved} onClose={onClose} />
      ) : (
        <TextArea
          label={text('parties.printed')}
          printed
          readOnly
          rows={4}
          columns={35}
          lines={6}
          value={party?.displayText ?? ''}
        />
      )}
    </Dialog>
  );
}
