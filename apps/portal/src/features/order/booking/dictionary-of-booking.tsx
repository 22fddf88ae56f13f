import type { DictionaryType } from '@lading/api-client/contract';
import { Select, useLanguage } from '@lading/ui';
import { useDictionary } from '../../../lists/use-dictionary.ts';
import type { Bound } from './form.ts';

interface DictionaryOfBookingProps extends Bound {
  type: DictionaryType;
  label: string;
  required?: boolean;
  readOnly?: boolean | undefined;
  value: number | null;
  onChange(value: number | null): void;
}

/** Entries of a dictionary as a table's cells and a list take them: papers of the trade say them in English. */
export function useChoices(type: DictionaryType) {
  const list = useDictionary(type);
  const language = useLanguage();
  const entries = list.status === 'ready' ? list.data : [];
  return entries.map(({ id, nameCn, nameEn }) => ({
    value: String(id),
    label: language === 'zh-CN' && nameCn !== nameEn ? `${nameCn} ${nameEn}` : nameEn,
  }));
}

/** One of a few, all of which fit into a list. */
export function DictionaryOfBooking({ type, value, onChange, ...field }: DictionaryOfBookingProps) {
  const options = useChoices(type);
  return (
    <Select
      {...field}
      options={options}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
