import { Button, ColumnsButton, type DataColumn, FilterBar, icons, Select } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { KeywordField } from './keyword-field.tsx';
import type { ListSearch } from './list-search.ts';
import type { ListPage } from './use-list-page.ts';

interface Filter<S> {
  /** what it is called in the address */
  name: keyof S & string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** in place of a choice; without one `usual` holds */
  placeholder?: string;
  /** the choice that the address does not say */
  usual?: string;
}

export interface ListFiltersProps<S extends ListSearch, Row> {
  page: ListPage<S, Row>;
  label: string;
  /** what the words are looked for in; without it there is no field for words */
  keywordHint?: string;
  /** characters of words it takes, 200 unless said */
  keywordMost?: number;
  filters: readonly Filter<S>[];
  /** offers to take all of them back at once */
  clearable?: boolean;
  /** those of the table, to choose from */
  columns?: readonly DataColumn<Row>[];
  /** what else narrows it, after the filters */
  more?: ReactNode;
  /** ways of looking at it that were kept, before the columns */
  views?: ReactNode;
}

/** What narrows a list, kept in its address. */
export function ListFilters<S extends ListSearch, Row>(props: ListFiltersProps<S, Row>) {
  const { page, label, keywordHint, keywordMost, filters, clearable = false, columns, more, views } = props;
  const text = useText();
  const { search, narrow, clear } = page;
  const narrowed =
    search.keyword !== undefined ||
    filters.some(({ name }) => search[name] !== undefined) ||
    (more !== undefined && page.narrowed);
  return (
    <FilterBar
      label={label}
      actions={
        (views || columns) && (
          <>
            {views}
            {columns && <ColumnsButton columns={columns} choice={page.columns} onChange={page.setColumns} />}
          </>
        )
      }
    >
      {keywordHint !== undefined && (
        <KeywordField
          hint={keywordHint}
          most={keywordMost}
          keyword={search.keyword}
          onChange={(keyword) => narrow({ keyword } as Partial<S>)}
        />
      )}
      {filters.map(({ name, usual = '', ...shown }) => (
        <Select
          key={name}
          {...shown}
          value={String(search[name] ?? usual)}
          onChange={({ target: { value } }) =>
            narrow({ [name]: value === usual ? undefined : value } as unknown as Partial<S>)
          }
        />
      ))}
      {more}
      {clearable && narrowed && (
        <Button variant="ghost" icon={icons.close} onClick={clear}>
          {text('list.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
