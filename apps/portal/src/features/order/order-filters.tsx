import { Button, FilterBar, icons, Select, TextField, useWebStatusText } from '@lading/ui';
import { WEB_STATUS } from '@lading/validators/bill';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { OrdersSearch } from './orders-search.ts';

interface OrderFiltersProps {
  search: OrdersSearch;
  onChange(change: Partial<Record<keyof OrdersSearch, string | number | undefined>>): void;
  onClear(): void;
  /** what acts on the whole list */
  actions: ReactNode;
}

/** A change of the words waits until the typing stops. */
const TYPING = 400;

export function OrderFilters({ search, onChange, onClear, actions }: OrderFiltersProps) {
  const text = useText();
  const statusText = useWebStatusText();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const narrowed = search.keyword !== undefined || search.status !== undefined;
  const say = (keyword: string) => onChange({ keyword: keyword.trim() || undefined });
  const type = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => say(value), TYPING);
  };
  return (
    <FilterBar label={text('orders.filters')} actions={actions}>
      <TextField
        key={search.keyword === undefined ? 'empty' : 'filled'}
        type="search"
        icon={icons.search}
        label={text('orders.keyword')}
        placeholder={text('orders.keywordHint')}
        defaultValue={search.keyword}
        maxLength={200}
        onChange={type}
      />
      <Select
        label={text('orders.status')}
        placeholder={text('orders.anyStatus')}
        value={search.status ?? ''}
        options={Object.values(WEB_STATUS).map((status) => ({ value: String(status), label: statusText(status) }))}
        onChange={(event) => onChange({ status: Number(event.target.value) || undefined })}
      />
      {narrowed && (
        <Button variant="ghost" icon={icons.close} onClick={onClear}>
          {text('orders.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
