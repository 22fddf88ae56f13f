import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { addedOf, changedOf, draftOf, type Ends, endsOf, type Rate, type RateDraft } from './rate.ts';

const { addFuda, updateFuda } = contract.freight;
const ENDS = ['partnerId', 'polId', 'podId', 'shippingId'] as const;
/** Fields of the server by those of the form. */
const FIELDS: Readonly<Record<string, string>> = { etdDays: 'days', prices: 'cost3' };

interface Refused {
  readonly field: string | undefined;
  readonly message: string;
}

/** A rate as it is being written; `rate` is as it is now, for somebody else may change it meanwhile. */
export function useRateForm(rate: Rate, onDone: () => void) {
  const text = useText();
  const { notices } = usePortal();
  const { run: add, pending: adding } = useCommand(addFuda);
  const { run: update, pending: changing } = useCommand(updateFuda);
  const [begun] = useState(rate);
  const [ends, setEnds] = useState<Ends>(() => endsOf(begun));
  const [draft, setDraft] = useState<RateDraft>(() => draftOf(begun));
  const [requestId] = useState(() => crypto.randomUUID());
  const [refused, setRefused] = useState<Refused>();
  const atField = [...ENDS, ...Object.keys(draft)].includes(refused?.field ?? '');
  const missing = (field: string) => setRefused({ field, message: text('list.required') });
  return {
    begun,
    ends,
    draft,
    pending: adding || changing,
    /** somebody else saved it since it was opened */
    changed: rate.revision !== begun.revision,
    failure: atField ? undefined : refused?.message,
    fault: (name: string) => (refused?.field === name ? refused.message : undefined),
    putEnds(part: Partial<Ends>) {
      setRefused(undefined);
      setEnds((kept) => ({ ...kept, ...part }));
    },
    put(part: Partial<RateDraft>) {
      setRefused(undefined);
      setDraft((kept) => ({ ...kept, ...part }));
    },
    async send(submit: boolean) {
      const { partnerId, polId, podId, shippingId } = ends;
      if (partnerId === null) return missing('partnerId');
      if (polId === null) return missing('polId');
      if (podId === null) return missing('podId');
      if (shippingId === null) return missing('shippingId');
      const empty = (['routeCode', 'days', 'transitDays', 'validFrom', 'validTo', 'currency'] as const).find(
        (name) => draft[name].trim() === '',
      );
      if (empty) return missing(empty);
      const known = { partnerId, polId, podId, shippingId };
      // Once it was told that somebody else was faster, what is written takes the place of that.
      const now = { ...begun, revision: rate.revision };
      const sent =
        begun.id === 0
          ? await add(addedOf(now, known, draft, { requestId, submit }))
          : await update(changedOf(now, known, draft, submit));
      if (!sent.ok) {
        const field = sent.error.field?.replace(/[[.].*$/, '') ?? '';
        return setRefused({ field: FIELDS[field] ?? field, message: errorText(text, sent.error) });
      }
      notices.show({ kind: 'success', text: text(submit ? 'fuda.handedIn' : 'fuda.saved') });
      onDone();
    },
  };
}

export type RateForm = ReturnType<typeof useRateForm>;
