import { Checkbox, SavedViews } from '@lading/ui';
import { DateRangePicker } from '@lading/ui/date-picker';
import { useText } from '../../../i18n/text.ts';
import { ListFilters, type ListFiltersProps } from '../../../kit/list-filters.tsx';
import { useSavedViews } from '../../../kit/use-saved-views.ts';
import type { SettlementSearch } from './settlement-search.ts';
import { type StatementRow, statementsList, viewOf } from './statements-list.ts';

const CURRENCIES = ['USD', 'CNY', 'EUR'];

/** What narrows the statements. */
export function StatementFilters(props: Pick<ListFiltersProps<SettlementSearch, StatementRow>, 'page' | 'columns'>) {
  const text = useText();
  const { search, narrow } = props.page;
  const tick = (name: 'overdue' | 'variance') => (
    <Checkbox
      label={text(`statements.${name === 'variance' ? 'withVariance' : 'overdue'}`)}
      checked={search[name] !== undefined}
      onChange={({ currentTarget }) => narrow({ [name]: currentTarget.checked ? 'yes' : undefined })}
    />
  );
  return (
    <ListFilters
      {...props}
      label={text('statements.filters')}
      keywordHint={text('statements.keywordHint')}
      keywordMost={1000}
      filters={[
        {
          name: 'currency',
          label: text('statements.currency'),
          placeholder: text('statements.anyCurrency'),
          options: CURRENCIES.map((value) => ({ value, label: value })),
        },
        {
          name: 'kind',
          label: text('statements.kind'),
          placeholder: text('statements.anyKind'),
          options: (['order', 'month'] as const).map((value) => ({ value, label: text(`statements.kind.${value}`) })),
        },
        {
          name: 'by',
          label: text('statements.by'),
          usual: 'unpaid',
          options: (['unpaid', 'newest', 'due'] as const).map((value) => ({
            value,
            label: text(`statements.by.${value}`),
          })),
        },
      ]}
      more={
        <>
          <DateRangePicker
            label={text('statements.issued')}
            value={{ start: search.from ?? '', end: search.to ?? '' }}
            onChange={({ start, end }) => narrow({ from: start || undefined, to: end || undefined })}
          />
          {tick('variance')}
          {tick('overdue')}
        </>
      }
      views={<SavedViews {...useSavedViews(statementsList.name, props.page, viewOf)} />}
      clearable
    />
  );
}
