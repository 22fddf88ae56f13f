import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { type Ends, endsOf, type Route, type RouteDraft, routeDraftOf, sentOf } from './route.ts';

const { saveAirRoute } = contract.basedata;
const ENDS = ['startId', 'endId', 'airlineId', 'viaIds'];

interface Refused {
  readonly field: string | undefined;
  readonly message: string;
}

/** A flight as it is being written; `route` is as it is now, for somebody else may change it meanwhile. */
export function useRouteForm(route: Route, onDone: () => void) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(saveAirRoute);
  const [begun] = useState(route);
  const [ends, setEnds] = useState<Ends>(() => endsOf(begun));
  const [draft, setDraft] = useState<RouteDraft>(() => routeDraftOf(begun));
  const [requestId] = useState(() => crypto.randomUUID());
  const [refused, setRefused] = useState<Refused>();
  const atField = [...ENDS, ...Object.keys(draft)].includes(refused?.field ?? '');
  return {
    begun,
    ends,
    draft,
    pending,
    /** somebody else saved it since it was opened */
    changed: route.revision !== begun.revision,
    failure: atField ? undefined : refused?.message,
    fault: (name: string) => (refused?.field === name ? refused.message : undefined),
    putEnds(part: Partial<Ends>) {
      setRefused(undefined);
      setEnds((kept) => ({ ...kept, ...part }));
    },
    put(part: Partial<RouteDraft>) {
      setRefused(undefined);
      setDraft((kept) => ({ ...kept, ...part }));
    },
    async send() {
      const { startId, endId, airlineId } = ends;
      const missing = (field: string) => setRefused({ field, message: text('list.required') });
      if (startId === null) return missing('startId');
      if (endId === null) return missing('endId');
      if (airlineId === null) return missing('airlineId');
      // Once it was told that somebody else was faster, what is written takes the place of that.
      const known = { ...ends, startId, endId, airlineId };
      const sent = await run(sentOf({ id: begun.id, revision: route.revision }, known, draft, requestId));
      const field = sent.ok ? undefined : sent.error.field?.replace(/[[.].*$/, '');
      if (!sent.ok) return setRefused({ field, message: errorText(text, sent.error) });
      notices.show({ kind: 'success', text: text('airports.routeSaved') });
      onDone();
    },
  };
}

export type RouteForm = ReturnType<typeof useRouteForm>;
