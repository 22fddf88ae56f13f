import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, icons, Page, Stack, useFormat } from '@lading/ui';
import { type ComponentType, useState } from 'react';
import { useSince } from '../../app/use-since.ts';
import { useText } from '../../i18n/text.ts';
import { rolesOf } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { ClosingPanel } from './closing-panel.tsx';
import { OrderFigures } from './order-figures.tsx';
import { SailingPanel } from './sailing-panel.tsx';

export interface OverviewPageProps {
  /** the parts of other domains that stand on this page; its route brings them */
  ToDos: ComponentType<{ onAccount(accountId: number): void }>;
  AccountDialog: ComponentType<{ accountId: number | null; onClose(): void }>;
}

/** What the day begins with: what waits, how many orders are where, which cut-offs come, and what is at sea. */
export function OverviewPage({ ToDos, AccountDialog }: OverviewPageProps) {
  const text = useText();
  const { time } = useFormat();
  const mayBook = rolesOf(useSession()).includes('order:edit');
  const overview = useQuery(contract.order.orderOverview, undefined);
  const since = time(new Date(useSince(overview.data)).toISOString());
  const [account, setAccount] = useState<number | null>(null);
  return (
    <Page
      title={text('routes.overview')}
      meta={overview.data && text('list.updated', { time: since })}
      actions={
        mayBook && (
          <ButtonLink href="/booking" icon={icons.plus} variant="primary">
            {text('overview.new')}
          </ButtonLink>
        )
      }
    >
      <Stack>
        <ToDos onAccount={setAccount} />
        <OrderFigures />
        <ClosingPanel asked={overview} />
        <SailingPanel asked={overview} />
      </Stack>
      <AccountDialog accountId={account} onClose={() => setAccount(null)} />
    </Page>
  );
}
