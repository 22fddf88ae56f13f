import type { FieldComparison } from '@lading/validators/bill';
import { useMemo, useRef } from 'react';
import { isDecided, type ReviewItem } from './review-items.ts';
import type { useMarks } from './use-marks.ts';
import type { Review, Writing } from './use-review.ts';

/**
 * Cards that another draft has no place for, but words: something is being written there, or a step could not be kept. They stay until
 * it is saved or let go.
 */
export function useHeld(
  { items, unfolded }: Review,
  writing: Writing | undefined,
  failures: ReturnType<typeof useMarks>['failures'],
): readonly ReviewItem[] {
  const known = useRef(new Map<string, FieldComparison>());
  return useMemo(() => {
    const paths = [...new Set([...(writing ? [writing.path] : []), ...Object.keys(failures)])];
    if (paths.length === 0) return [];
    const now = new Map(items.flatMap((item) => item.fields.map((field) => [field.path, { item, field }] as const)));
    return paths.flatMap((key): ReviewItem[] => {
      const place = now.get(key);
      const field = place?.field ?? known.current.get(key);
      if (!field) return [];
      known.current.set(key, field);
      const kind = place?.item.kind ?? 'same';
      const shown = place && (isDecided(place.item) || (unfolded as ReadonlySet<string>).has(kind));
      return shown ? [] : [{ key, group: field.group, kind, fields: [field] }];
    });
  }, [items, unfolded, writing, failures]);
}
