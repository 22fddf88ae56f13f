import { contract, STATEMENT_STATES } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { LinkTabs } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useText } from '../../../i18n/text.ts';
import type { SettlementSearch } from './settlement-search.ts';
import { viewOf } from './statements-list.ts';

/** What is rare shows where there is one. */
const RARE: readonly string[] = ['reissued', 'partPaid', 'void'];

/** The states of a statement with how many are in each, an address each; what else narrows the list stays. */
export function StatementStates({ search }: { search: SettlementSearch }) {
  const text = useText();
  const router = useRouter();
  const { data } = useQuery(contract.settlement.inConfirmSummary, {});
  const hrefOf = (state: SettlementSearch['state']) =>
    router.buildLocation({ to: '/settlement', search: { ...viewOf(search), state } }).href;
  const shown = STATEMENT_STATES.filter(
    (state) => !RARE.includes(state) || data?.counts[state] || search.state === state,
  );
  return (
    <LinkTabs
      label={text('statements.states')}
      items={[
        {
          id: 'all',
          label: text('statements.state.all'),
          href: hrefOf(undefined),
          count: data?.counts.all,
          current: search.state === undefined,
        },
        ...shown.map((state) => ({
          id: state,
          label: text(`statements.state.${state}`),
          href: hrefOf(state),
          count: data?.counts[state],
          current: search.state === state,
        })),
      ]}
    />
  );
}
