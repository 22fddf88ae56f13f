import { Checkbox, Select } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import type { FreightSearch } from '../freight-search.ts';

interface FilterProps {
  search: FreightSearch;
  onChange(change: Partial<FreightSearch>): void;
}

/** Only what goes without a stop. */
export function DirectOnly({ search, onChange }: FilterProps) {
  return (
    <Checkbox
      label={useText()('freight.direct')}
      checked={search.direct === 'yes'}
      onChange={({ currentTarget }) => onChange({ direct: currentTarget.checked ? 'yes' : undefined })}
    />
  );
}

/** Only one airline, where there are several. */
export function AirlineOnly({
  search,
  airlines,
  onChange,
}: FilterProps & { airlines: readonly { id: number; name: string }[] }) {
  const text = useText();
  if (airlines.length < 2) return null;
  return (
    <Select
      label={text('freight.airline')}
      placeholder={text('freight.anyAirline')}
      value={search.carrier === undefined ? '' : String(search.carrier)}
      options={airlines.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ currentTarget: { value } }) => onChange({ carrier: value ? Number(value) : undefined })}
    />
  );
}
