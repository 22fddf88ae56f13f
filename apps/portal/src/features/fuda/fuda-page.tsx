import { Page, Stack, Tabs } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { ChargesList } from './charges-list.tsx';
import { AllRates, OwnRates } from './rates-list.tsx';

const route = getRouteApi('/_member/backstage/fuda');
const TABS = ['rates', 'charges'] as const;

/** The rates of partners and what they charge beside: for a partner its own, for the forwarder's administrators all of them. */
export function FudaPage() {
  const text = useText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const Rates = hasPermission(menuCodes(useSession()), 'fuda:admin') ? AllRates : OwnRates;
  const tab = search.tab ?? 'rates';
  const label = text('routes.fuda');
  return (
    <Page title={label}>
      <Tabs
        spaced
        label={label}
        value={tab}
        // Another list has other filters and pages.
        onValueChange={(value) =>
          void navigate({ search: { tab: value === 'charges' ? 'charges' : undefined }, replace: true })
        }
        items={TABS.map((value) => {
          const List = value === 'rates' ? Rates : ChargesList;
          return {
            value,
            label: text(`fuda.${value}`),
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
