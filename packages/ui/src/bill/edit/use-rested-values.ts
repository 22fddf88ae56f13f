import { useEffect, useState } from 'react';
import type { BillEditing } from './bill-editing.ts';
import type { BillValues } from './edit-values.ts';

const PAUSE = 300;

/** What is written in a bill, as it was when nobody had typed for a moment: for what looks at the whole bill, which no key stroke may wait for. */
export function useRestedValues(editing: BillEditing): BillValues {
  const [rested, setRested] = useState({ editing, values: editing.values });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = editing.values;
    const stop = editing.subscribe(() => {
      if (editing.values === before) return;
      before = editing.values;
      clearTimeout(timer);
      timer = setTimeout(() => setRested({ editing, values: editing.values }), PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editing]);
  return rested.editing === editing ? rested.values : editing.values;
}
