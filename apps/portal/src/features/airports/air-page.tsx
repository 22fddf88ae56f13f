import { Page, Stack, Tabs } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../i18n/text.ts';
import { AirlinesList } from './airlines-list.tsx';
import { AirportsList } from './airports-list.tsx';
import { AIR_TABS, type AirTab } from './airports-search.ts';
import { RoutesList } from './routes-list.tsx';

const route = getRouteApi('/_member/backstage/air');
const LISTS = { airlines: AirlinesList, airports: AirportsList, routes: RoutesList };

/** Airlines, airports and the flights between them, for whoever looks after them. */
export function AirPage() {
  const text = useText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const tab = search.tab ?? 'airlines';
  const label = text('routes.air');
  return (
    <Page title={label}>
      <Tabs
        spaced
        label={label}
        value={tab}
        // Another list has other words, pages and filters.
        onValueChange={(value) =>
          void navigate({ search: { tab: value === 'airlines' ? undefined : (value as AirTab) }, replace: true })
        }
        items={AIR_TABS.map((value) => {
          const List = LISTS[value];
          return {
            value,
            label: text(`airports.${value}`),
            content: value === tab && (
              <Stack gap="md">
                <List search={search} />
              </Stack>
            ),
          };
        })}
      />
    </Page>
  );
}
