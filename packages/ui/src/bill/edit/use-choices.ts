import { useCallback, useMemo, useRef, useState } from 'react';
import type { ComboboxOptions } from '../../combobox/use-options.ts';
import { useText } from '../../i18n/provider.tsx';
import { type BillChoice, type ChoiceSource, optionOf } from './edit-context.ts';

const NONE: readonly BillChoice[] = [];

/** A list for a combobox: the one that is here, or what a server finds. An answer to an older question is passed over. */
export function useChoices(source: ChoiceSource) {
  const text = useText();
  const [found, setFound] = useState<readonly BillChoice[]>(NONE);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const asked = useRef({ round: 0, query: '' });
  const remote = typeof source === 'function' ? source : undefined;
  const search = useCallback(
    (query: string) => {
      if (!remote) return;
      const round = asked.current.round + 1;
      asked.current = { round, query };
      setState('loading');
      remote(query).then(
        (answer) => {
          if (asked.current.round !== round) return;
          setFound(answer);
          setState('idle');
        },
        () => asked.current.round === round && setState('failed'),
      );
    },
    [remote],
  );
  const all = typeof source === 'function' ? found : source;
  const options = useMemo<ComboboxOptions>(() => {
    if (state === 'loading') return { status: 'loading' };
    const retry = () => search(asked.current.query);
    if (state === 'failed') return { status: 'error', message: text('bill.edit.searchFailed'), retry };
    return all.map(optionOf);
  }, [state, all, search, text]);
  const byId = (id: string) => all.find((choice) => String(choice.id) === id);
  return { options, byId, onSearch: remote && search };
}
