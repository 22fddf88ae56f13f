import { Checkbox, FilterBar, SegmentedControl, Select } from '@lading/ui';
import { oneOf } from '../../app/search.ts';
import { useText } from '../../i18n/text.ts';
import { nameIn, type Saying } from '../../kit/rate-words.ts';
import type { FreightSearch } from './freight-search.ts';

interface Named {
  id: number;
  nameCn: string;
  nameEn: string;
}

interface RateFiltersProps {
  search: FreightSearch;
  carriers: readonly (Named & { count: number })[];
  wharves: readonly Named[];
  say: Saying;
  refreshing: boolean;
  onChange(change: Partial<FreightSearch>): void;
}

const SORTS = ['total', 'transit', 'etd'] as const;
const numberOf = (value: string) => (value ? Number(value) : undefined);

/** What narrows the channels, and their order. */
export function RateFilters({ search, carriers, wharves, say, refreshing, onChange }: RateFiltersProps) {
  const text = useText();
  const { language } = say;
  return (
    <FilterBar
      label={text('freight.filters')}
      actions={
        <SegmentedControl
          label={text('freight.sort')}
          loading={refreshing}
          options={SORTS.map((value) => ({ value, label: text(`freight.sort.${value}`) }))}
          value={search.sort ?? SORTS[0]}
          onChange={(sort) => onChange({ sort: oneOf(sort, ['transit', 'etd']) })}
        />
      }
    >
      <Select
        label={text('freight.carrier')}
        placeholder={text('freight.anyCarrier')}
        value={search.carrier === undefined ? '' : String(search.carrier)}
        options={carriers.map((carrier) => ({
          value: String(carrier.id),
          label: `${nameIn(language, carrier)} (${carrier.count})`,
        }))}
        onChange={({ currentTarget }) => onChange({ carrier: numberOf(currentTarget.value) })}
      />
      {wharves.length > 0 && (
        <Select
          label={text('freight.wharf')}
          placeholder={text('freight.anyWharf')}
          value={search.wharf === undefined ? '' : String(search.wharf)}
          options={wharves.map((wharf) => ({ value: String(wharf.id), label: nameIn(language, wharf) }))}
          onChange={({ currentTarget }) => onChange({ wharf: numberOf(currentTarget.value) })}
        />
      )}
      <Checkbox
        label={text('freight.direct')}
        checked={search.direct === 'yes'}
        onChange={({ currentTarget }) => onChange({ direct: currentTarget.checked ? 'yes' : undefined })}
      />
    </FilterBar>
  );
}
