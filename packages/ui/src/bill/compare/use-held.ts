import type { FieldComparison } from '@lading/validators/bill';
import { useMemo, useState } from 'react';
import { isDecided, type ReviewItem } from './review-items.ts';
import type { useMarks } from './use-marks.ts';
import type { Review, Writing } from './use-review.ts';

const NONE: ReadonlyMap<string, FieldComparison> = new Map();
const fieldAt = (key: string, field: FieldComparison | undefined) => (field ? [[key, field] as const] : []);

/**
 * Cards that another draft has no place for, but words: something is being written there, or a step could not be kept. They stay until
 * it is saved or let go.
 */
export function useHeld(
  { items, unfolded }: Review,
  writing: Writing | undefined,
  failures: ReturnType<typeof useMarks>['failures'],
): readonly ReviewItem[] {
  const [known, setKnown] = useState(NONE);
  const paths = useMemo(
    () => [...new Set([...(writing ? [writing.path] : []), ...Object.keys(failures)])],
    [writing, failures],
  );
  const now = useMemo(
    () =>
      new Map(
        paths.length === 0
          ? []
          : items.flatMap((item) => item.fields.map((field) => [field.path, { item, field }] as const)),
      ),
    [items, paths],
  );
  const fields = useMemo(
    () => new Map(paths.flatMap((key) => fieldAt(key, now.get(key)?.field ?? known.get(key)))),
    [paths, now, known],
  );
  // Another draft may have no place for one: the field as it was is shown.
  if (fields.size !== known.size || [...fields].some(([key, field]) => known.get(key) !== field)) setKnown(fields);
  return useMemo(
    () =>
      [...fields].flatMap(([key, field]): ReviewItem[] => {
        const place = now.get(key);
        const kind = place?.item.kind ?? 'same';
        const shown = place && (isDecided(place.item) || (unfolded as ReadonlySet<string>).has(kind));
        return shown ? [] : [{ key, group: field.group, kind, fields: [field] }];
      }),
    [fields, now, unfolded],
  );
}
