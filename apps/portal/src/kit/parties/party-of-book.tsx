import type { Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { PartyField, type PartyFieldProps } from '@lading/ui';
import type { PartyKind } from '@lading/validators/record';
import { useEffect, useState } from 'react';
import { useMay } from '../../session/use-may.ts';
import { useLoadable } from '../use-loadable.ts';
import { PARTY_CALLS } from './calls.ts';
import { PartyDialog } from './party-dialog.tsx';

/** Parties that a field offers, and milliseconds until what is typed is looked for. */
const SIZE = 50;
const WAIT = 250;

interface PartyOfBookProps extends Omit<PartyFieldProps, 'book'> {
  kind: PartyKind;
}

const entriesOf = ({ records }: Out<(typeof PARTY_CALLS)['shipper']['page']>) =>
  records.map((party) => ({ ...party, country: party.countryName }));

/** What was typed, once nothing more was typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), WAIT);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** A party of a booking or a bill, typed or taken from the book; one that is missing there is added in place. */
export function PartyOfBook({ kind, ...field }: PartyOfBookProps) {
  const { value, onChange } = field;
  const maySee = useMay('party:view');
  const mayEdit = useMay('party:edit');
  const [typed, setTyped] = useState<string>();
  const keyword = useSettled(typed ?? '').slice(0, 50);
  const [edited, setEdited] = useState<number | 'new'>();
  // Asked for when somebody opens it.
  const asked = maySee && typed !== undefined ? { keyword, size: SIZE } : null;
  const query = useQuery(PARTY_CALLS[kind].page, asked, { keepPrevious: true });
  const found = useLoadable(query, entriesOf);
  return (
    <>
      <PartyField
        {...field}
        book={
          maySee
            ? {
                found,
                onSearch: setTyped,
                href: kind === 'shipper' ? '/parties' : `/parties?book=${kind}`,
                ...(mayEdit && {
                  onNew: () => setEdited('new'),
                  onEdit: ({ id }) => setEdited(id),
                }),
              }
            : undefined
        }
      />
      {edited && (
        <PartyDialog
          kind={kind}
          partyId={edited === 'new' ? undefined : edited}
          onSaved={(id, draft) => {
            if (edited === 'new' || value.partyId === id) onChange({ partyId: id, text: draft.displayText });
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
