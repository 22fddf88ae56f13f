import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { mergedDraft } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { sentOf, type Warehouse, type WholeDraft, type WholeName, wholeOf } from './warehouse.ts';

const { saveFbaWarehouse } = contract.basedata;
const REQUIRED: ReadonlySet<WholeName> = new Set<WholeName>(['code', 'countryId', 'city', 'zip']);

interface Refused {
  readonly field: string | undefined;
  readonly message: string;
}

/** Where a field of the call is shown: `site.waitMin` and `site.nearby[0].km` at their fields. */
const placeOf = (path: string | undefined) => path?.replace(/^site\./, '').replace(/[[.].*$/, '');

/** Everything of a warehouse as it is being written; `warehouse` is as it is now, for somebody else may change it meanwhile. */
export function useWarehouseForm(warehouse: Warehouse, onDone: () => void) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(saveFbaWarehouse);
  const [begun] = useState(warehouse);
  const [base, setBase] = useState(warehouse);
  const [draft, setDraft] = useState<WholeDraft>(() => wholeOf(begun));
  const [requestId] = useState(() => crypto.randomUUID());
  const [refused, setRefused] = useState<Refused>();
  // What is written goes on top of what it has become; where both changed, the other's words are said at the field.
  if (base.revision !== warehouse.revision) {
    setDraft(mergedDraft(wholeOf(base), draft, wholeOf(warehouse)));
    setBase(warehouse);
  }
  const [before, now] = [wholeOf(begun), wholeOf(warehouse)];
  const moved = (name: WholeName) => now[name] !== before[name] && now[name] !== draft[name];
  return {
    draft,
    pending,
    isNew: begun.id === 0,
    code: begun.code,
    put(part: Partial<WholeDraft>) {
      setRefused(undefined);
      setDraft((kept) => ({ ...kept, ...part }));
    },
    /** what the server said of no field */
    failure: refused && (refused.field === undefined || !(refused.field in draft)) ? refused.message : undefined,
    field: (name: WholeName) => ({
      label: text(`warehouses.${name === 'countryId' ? 'country' : name}`),
      required: REQUIRED.has(name),
      error: refused?.field === name ? refused.message : undefined,
      warning: moved(name) ? text('list.now', { value: now[name] || '—' }) : undefined,
      value: draft[name],
    }),
    async send() {
      const missing = [...REQUIRED].find((name) => draft[name].trim() === '');
      if (missing) return setRefused({ field: missing, message: text('list.required') });
      const sent = await run(sentOf(draft, base, requestId));
      if (!sent.ok) return setRefused({ field: placeOf(sent.error.field), message: errorText(text, sent.error) });
      notices.show({ kind: 'success', text: text('warehouses.saved', { code: draft.code.toUpperCase() }) });
      onDone();
    },
  };
}
