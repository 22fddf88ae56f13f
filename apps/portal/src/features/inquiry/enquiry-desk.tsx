import { contract, FBA_ENQUIRY_STATES } from '@lading/api-client/contract';
import { type DataColumn, Page, StatusTag, useFormat, useLanguage } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import { type Enquiry, placeOf, toneOf } from './enquiries.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import type { InquiriesSearch } from './inquiries-search.ts';
import { InquiryKinds } from './inquiry-kinds.tsx';

const enquiryList = defineList(contract.freight.fbaEnquiries, {
  name: 'enquiries',
  path: '/backstage/inquiries',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ enquiryNo }) => enquiryNo,
  arg: ({ current, size, keyword }, { stage }: InquiriesSearch) => ({
    current,
    size,
    ...(keyword && { keyword }),
    ...(stage !== undefined && { state: stage }),
  }),
});

function useColumns(): readonly DataColumn<Enquiry>[] {
  const text = useText();
  const language = useLanguage();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Enquiry>()(text, 'enquiry', {
        who: { cell: ({ companyName, contactName }) => companyName || contactName, sticky: 'start' },
        enquiryNo: { cell: ({ enquiryNo }) => enquiryNo },
        to: { cell: (row) => placeOf(row, language) },
        goods: { cell: ({ goods, goodsEn }) => (language === 'zh-CN' ? goods : goodsEn || goods) },
        weight: { cell: ({ weight }) => weight ?? '—', numeric: true },
        createTime: { cell: ({ createTime }) => minute(createTime), numeric: true },
        state: {
          cell: ({ state }) => <StatusTag tone={toneOf(state)}>{text(`enquiry.state.${state}`)}</StatusTag>,
          sticky: 'end',
        },
      }),
    [text, minute, language],
  );
}

/** What customers and visitors ask prices for, what waits first. */
export function EnquiryDesk({ search }: { search: InquiriesSearch }) {
  const text = useText();
  const page = useListPage(enquiryList, search);
  const columns = useColumns();
  const label = text('enquiry.fba');
  return (
    <Page title={text('routes.inquiries')} meta={page.updated} fill>
      <InquiryKinds path="/backstage/inquiries" kind="fba" />
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('enquiry.keywordHint')}
        filters={[
          {
            name: 'stage',
            label: text('enquiry.state'),
            options: FBA_ENQUIRY_STATES.map((value) => ({ value: `${value}`, label: text(`enquiry.state.${value}`) })),
            placeholder: text('enquiry.anyState'),
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        selectedKey={search.enquiryId}
        none={{ title: text('enquiry.deskNone'), reason: text('enquiry.deskNoneReason') }}
        onRowOpen={({ id }) => page.put({ enquiryId: id })}
      />
      {search.enquiryId !== undefined && (
        <EnquiryDialog
          key={search.enquiryId}
          enquiryId={search.enquiryId}
          onClose={() => page.put({ enquiryId: undefined }, true)}
        />
      )}
    </Page>
  );
}
