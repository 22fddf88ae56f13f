import { type RateSheet, ROUTES, type Route, type SheetState } from '@lading/api-client/contract';
import { FilterBar, Inline, SegmentedControl, Select, Stack } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { KeywordField } from '../../kit/keyword-field.tsx';
import { useDictionary } from '../../lists/use-dictionary.ts';
import type { RateDeskSearch } from './rate-desk-search.ts';
import type { Answer } from './sheet-columns.ts';

const route = getRouteApi('/_member/backstage/rates/$sheet');
const STATES = ['all', 'live', 'draft', 'edited', 'lapsing', 'withdrawn', 'expired'] as const;

interface RateFiltersProps {
  search: RateDeskSearch;
  counts: Answer['counts'];
  /** of containers: by carrier and trade lane too */
  wide: boolean;
  sheet: RateSheet;
  /** how many of the rows are there already */
  loaded: ReactNode;
  english: boolean;
}

/** Which rows of a sheet are shown; the address says it. */
export function RateFilters({ search, counts, wide, sheet, loaded, english }: RateFiltersProps) {
  const text = useText();
  const navigate = route.useNavigate();
  const carriers = useDictionary('shipping');
  const go = (change: RateDeskSearch) => void navigate({ search: { ...search, ...change }, replace: true });
  return (
    <Stack gap="sm">
      <Inline>
        <SegmentedControl
          label={text('rateDesk.state')}
          value={search.rows ?? 'all'}
          options={STATES.map((value) => ({ value, label: text(`rateDesk.stateOf.${value}`), count: counts[value] }))}
          onChange={(value) => go({ rows: value === 'all' ? undefined : (value as SheetState) })}
        />
        {loaded}
      </Inline>
      <FilterBar label={text('rateDesk.filter')}>
        <KeywordField
          hint={text(`rateDesk.keyword.${sheet}`)}
          keyword={search.keyword}
          onChange={(keyword) => go({ keyword })}
        />
        {wide && (
          <Select
            label={text('rateDesk.carrier')}
            placeholder={null}
            options={[
              { value: '', label: text('rateDesk.anyCarrier') },
              ...(carriers.status === 'ready' ? carriers.data : []).map(({ id, nameCn, nameEn }) => ({
                value: String(id),
                label: english ? nameEn : nameCn,
              })),
            ]}
            value={String(search.carrier ?? '')}
            onChange={({ target }) => go({ carrier: target.value === '' ? undefined : Number(target.value) })}
          />
        )}
        {wide && (
          <Select
            label={text('rateDesk.trade')}
            placeholder={null}
            options={[
              { value: '', label: text('rateDesk.anyTrade') },
              ...ROUTES.map((value) => ({ value, label: value })),
            ]}
            value={search.lane ?? ''}
            onChange={({ target }) => go({ lane: target.value === '' ? undefined : (target.value as Route) })}
          />
        )}
      </FilterBar>
    </Stack>
  );
}
