import { useCommand, useQuery } from '@lading/api-client/react';
import { Dialog, type PartyDraft, PartyForm, TextArea } from '@lading/ui';
import type { PartyKind } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useCommonList } from '../../lists/use-common-list.ts';
import { useMay } from '../../session/use-may.ts';
import { Loaded } from '../loaded.tsx';
import { useLoadable } from '../use-loadable.ts';
import { PARTY_CALLS, type Party } from './calls.ts';

interface Editing {
  kind: PartyKind;
  onSaved?: ((id: number, draft: PartyDraft) => void) | undefined;
  onClose(): void;
}
interface PartyEditorProps extends Editing {
  /** undefined for a new one */
  party: Party | undefined;
}
interface PartyDialogProps extends Editing {
  /** undefined for a new one */
  partyId: number | undefined;
}

/** The fields of a party, for who may write the book. */
function PartyEditor({ kind, party: latest, onSaved, onClose }: PartyEditorProps) {
  const text = useText();
  const { notices } = usePortal();
  const countries = useCommonList('country');
  const { run } = useCommand(PARTY_CALLS[kind].save);
  const [requestId] = useState(() => crypto.randomUUID());
  // What somebody else saves meanwhile is refused by its revision, and not written over unseen.
  const [party] = useState(latest);
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

/** A party as it stands now, whatever a list has shown of it: its fields, or what is printed of it for who may only read. */
function PartyShown({ party, ...editing }: PartyEditorProps) {
  const text = useText();
  if (useMay('party:edit')) return <PartyEditor party={party} {...editing} />;
  return (
    <TextArea
      label={text('parties.printed')}
      printed
      readOnly
      rows={4}
      columns={35}
      lines={6}
      value={party?.displayText ?? ''}
    />
  );
}

/** A party of the book, or a new one. */
export function PartyDialog({ partyId, ...editing }: PartyDialogProps) {
  const text = useText();
  const { kind, onClose } = editing;
  const isNew = partyId === undefined;
  const party = useLoadable(useQuery(PARTY_CALLS[kind].one, isNew ? null : { id: partyId }));
  const alias = party.status === 'ready' ? party.data.alias : text(`parties.${kind}`);
  return (
    <Dialog
      size="account"
      open
      title={isNew ? text(`parties.new.${kind}`) : alias}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      {isNew ? (
        <PartyEditor party={undefined} {...editing} />
      ) : (
        <Loaded of={party}>{(known) => <PartyShown party={known} {...editing} />}</Loaded>
      )}
    </Dialog>
  );
}
