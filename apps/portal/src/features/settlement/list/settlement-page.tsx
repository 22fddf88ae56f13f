import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, icons, Page, type RowKey } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { createElement, useMemo, useState } from 'react';
import { useLate } from '../../../app/use-late.ts';
import { useText } from '../../../i18n/text.ts';
import { ListTable } from '../../../kit/list-table.tsx';
import { useListPage } from '../../../kit/use-list-page.ts';
import { rolesOf } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { BatchActions } from './batch-actions.tsx';
import { useStatementColumns } from './statement-columns.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { StatementHead } from './statement-head.tsx';
import { StatementStates } from './statement-states.tsx';
import { type StatementRow, statementsList } from './statements-list.ts';

const loadRequest = async () => (await import('../invoice/request-drawer.tsx')).RequestDrawer;
const REQUEST_SAYS = ['invoices'] as const;
const NONE: ReadonlySet<RowKey> = new Set();
const route = getRouteApi('/_member/settlement');

/** All statements of a company: what waits, how old it is, and what can be done with several at once. */
export function SettlementPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(statementsList, search);
  const { data } = useQuery(contract.settlement.inConfirmSummary, {});
  const mayInvoice = rolesOf(useSession()).includes('invoice:apply');
  const [chosen, setChosen] = useState(NONE);
  const [asked, setAsked] = useState<readonly number[]>([]);
  const Request = useLate(loadRequest, asked.length > 0, REQUEST_SAYS);
  const invoice = useMemo(() => (mayInvoice ? ({ id }: StatementRow) => setAsked([id]) : undefined), [mayInvoice]);
  const columns = useStatementColumns(invoice);
  const ids = useMemo(() => new Set(Array.from(chosen, Number)), [chosen]);
  const credit = data?.credit;
  return (
    <Page
      title={text('routes.settlement')}
      meta={[page.updated, credit && text(`statements.terms.${credit.by}`, { days: credit.days })]
        .filter(Boolean)
        .join(' · ')}
      fill
      actions={
        <>
          <ButtonLink href="/payments" icon={icons.money}>
            {text('statements.balance')}
          </ButtonLink>
          <ButtonLink href="/invoices" icon={icons.receipt}>
            {text('statements.invoicesAll')}
          </ButtonLink>
        </>
      }
    >
      <StatementHead />
      <StatementStates search={search} />
      <StatementFilters page={page} columns={columns} />
      <ListTable
        page={page}
        label={text('routes.settlement')}
        columns={columns}
        none={{ title: text('statements.none'), reason: text('statements.noneReason') }}
        noMatch={{ title: text('statements.noMatch'), reason: text('statements.noMatchReason') }}
        selected={chosen}
        onSelectedChange={setChosen}
        selectionActions={
          <BatchActions
            chosen={ids}
            rows={page.records.filter(({ id }) => ids.has(id))}
            onInvoice={setAsked}
            onDone={() => setChosen(NONE)}
          />
        }
      />
      {Request &&
        asked.length > 0 &&
        createElement(Request, { accountIds: asked, onClose: () => setAsked([]), onDone: () => setChosen(NONE) })}
    </Page>
  );
}
