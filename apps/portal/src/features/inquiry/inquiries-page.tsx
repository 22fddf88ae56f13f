import { contract, INQUIRY_STATE, INQUIRY_TOPICS, type Out } from '@lading/api-client/contract';
import { type DataColumn, Page, StatusTag, useFormat } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { EnquiryDesk } from './enquiry-desk.tsx';
import type { InquiriesSearch } from './inquiries-search.ts';
import { InquiryKinds } from './inquiry-kinds.tsx';

const { inquiryPage } = contract.user;
type Row = Out<typeof inquiryPage>['records'][number];

const route = getRouteApi('/_member/backstage/inquiries');
const STATES = ['open', 'answered', 'all'] as const;
const NUMBER = { open: INQUIRY_STATE.open, answered: INQUIRY_STATE.answered, all: undefined };

const inquiryList = defineList(inquiryPage, {
  name: 'inquiries',
  path: '/backstage/inquiries',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ companyName, name }) => companyName || name,
  arg({ current, size, keyword }, { state, topic }: InquiriesSearch) {
    const number = NUMBER[state ?? 'open'];
    return { current, size, ...(keyword && { keyword }), ...(topic && { topic }), ...(number && { state: number }) };
  },
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'inquiries', {
        who: { cell: ({ companyName, name }) => companyName || name, sticky: 'start' },
        topic: { cell: ({ topic }) => text(`inquiries.topic.${topic}`) },
        question: { cell: ({ question }) => question },
        createTime: { cell: ({ createTime }) => minute(createTime), numeric: true },
        answeredBy: { cell: ({ answeredBy }) => answeredBy || '—' },
        state: {
          cell: ({ state }) => (
            <StatusTag tone={state === INQUIRY_STATE.open ? 'warning' : 'success'}>
              {text(state === INQUIRY_STATE.open ? 'inquiries.state.open' : 'inquiries.state.answered')}
            </StatusTag>
          ),
          sticky: 'end',
        },
      }),
    [text, minute],
  );
}

/** What customers and visitors ask, and its answers; what they ask prices for stands beside it. */
export function InquiriesPage() {
  const search = route.useSearch();
  const answers = hasPermission(menuCodes(useSession()), 'fba:answer');
  return search.list === 'fba' && answers ? (
    <EnquiryDesk search={search} />
  ) : (
    <Questions search={search} kinds={answers} />
  );
}

function Questions({ search, kinds }: { search: InquiriesSearch; kinds: boolean }) {
  const text = useText();
  const page = useListPage(inquiryList, search);
  const columns = useColumns();
  const label = text('routes.inquiries');
  return (
    <Page title={label} meta={page.updated} fill>
      {kinds && <InquiryKinds path="/backstage/inquiries" kind={undefined} />}
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('inquiries.keywordHint')}
        filters={[
          {
            name: 'state',
            label: text('inquiries.state'),
            options: STATES.map((value) => ({ value, label: text(`inquiries.state.${value}`) })),
            usual: 'open',
          },
          {
            name: 'topic',
            label: text('inquiries.topic'),
            options: INQUIRY_TOPICS.map((value) => ({ value, label: text(`inquiries.topic.${value}`) })),
            placeholder: text('inquiries.anyTopic'),
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        selectedKey={search.inquiryId}
        none={{ title: text('inquiries.none'), reason: text('inquiries.noneReason') }}
        onRowOpen={({ id }) => page.put({ inquiryId: id })}
      />
      {search.inquiryId !== undefined && (
        <AnswerDialog
          key={search.inquiryId}
          inquiryId={search.inquiryId}
          onClose={() => page.put({ inquiryId: undefined }, true)}
        />
      )}
    </Page>
  );
}
