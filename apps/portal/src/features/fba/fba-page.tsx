import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { LinkTabs, SitePage, useLanguage } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { FbaFound } from './fba-found.tsx';
import { FbaSlip } from './fba-slip.tsx';
import { ALL } from './sites.ts';

const { fbaCountries, fbaPage } = contract.basedata;
const route = getRouteApi('/_site/fba');

/** The directory of warehouses: one country, all of it or what was looked for, as a list and on a chart. */
export function FbaPage() {
  const text = useText();
  const chinese = useLanguage() === 'zh-CN';
  const search = route.useSearch();
  const countries = useQuery(fbaCountries, undefined);
  const named = (countries.data ?? []).map(({ id, nameCn, nameEn, count }) => ({
    id,
    count,
    name: chinese ? nameCn : nameEn,
  }));
  // One that has none is shown as empty.
  const country = search.country ?? named[0]?.id;
  const asked = { countryId: country, searchValue: search.keyword, size: ALL };
  const sites = useQuery(fbaPage, country === undefined ? null : asked, { keepPrevious: true });
  const list = useLoadable(countries);
  const answer = useLoadable(sites);
  const total = named.reduce((sum, { count }) => sum + count, 0);
  const of = named.find(({ id }) => id === country)?.name ?? '';
  return (
    <SitePage title={text('fba.title')} lead={text('fba.lead')} meta={total > 0 && text('fba.total', { count: total })}>
      <FbaSlip search={search} country={country} countries={named} found={sites.data?.records} />
      <Loaded of={list}>
        {() => (
          <>
            <LinkTabs
              label={text('fba.country')}
              items={named.map(({ id, name, count }) => ({
                id: String(id),
                label: name,
                count,
                href: `/fba?country=${id}`,
                current: id === country,
              }))}
            />
            <Loaded of={answer}>
              {({ records }) => <FbaFound sites={records} keyword={search.keyword} countryId={country} country={of} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </SitePage>
  );
}
