import { type ComparedField, type FieldComparison, type FieldGroup, pathInHouses } from '@lading/validators/bill';
import { type MessageId, useText } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import { wholeName } from '../compare/field-names.ts';

const GROUPS: Readonly<Record<string, FieldGroup>> = { goods: 'cargo', containers: 'containers', totals: 'totals' };

/** What a path of the comparison is called, without the comparison: `containers[CSQU3054383].sealNo`. */
export function pathName(text: Text<MessageId>, path: string): string {
  const inHouses = pathInHouses(path);
  if (inHouses !== undefined) return `${text('review.houses')} · ${pathName(text, inHouses)}`;
  const end = path.lastIndexOf('.');
  const whole = path.endsWith(']') && end < path.lastIndexOf('[');
  const place: FieldComparison = {
    path,
    field: path.slice(end + 1).replace(/\[.*$/, '') as ComparedField,
    group: GROUPS[path.split(/[.[]/)[0] ?? ''] ?? 'parties',
    class: 'material',
    left: '',
    right: '',
    ...(whole && { row: 'extra' }),
  };
  return wholeName(text, place);
}

/** What paths of the comparison are called, for whoever tells of one apart from it. */
export function usePathName(): (path: string) => string {
  const text = useText();
  return (path) => pathName(text, path);
}
