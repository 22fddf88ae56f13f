import { contract, INQUIRY_STATE, type Out } from '@lading/api-client/contract';
import {
  Button,
  DescriptionList,
  Empty,
  EmptyArt,
  icons,
  Page,
  Pagination,
  Panel,
  Stack,
  StatusTag,
  Text,
  useFormat,
} from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { LateAskDialog } from '../../app/late-ask-dialog.tsx';
import { useText } from '../../i18n/text.ts';
import { defineList } from '../../kit/list.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import type { MyInquiriesSearch } from './inquiries-search.ts';
import { InquiryKinds } from './inquiry-kinds.tsx';
import { MyEnquiries } from './my-enquiries.tsx';

const { myInquiries } = contract.user;
type Inquiry = Out<typeof myInquiries>['records'][number];

const route = getRouteApi('/_member/inquiry');

const list = defineList(myInquiries, {
  name: 'myInquiries',
  path: '/inquiry',
  rowKey: ({ id }) => id,
  rowName: ({ question }) => question,
  arg: ({ current, size }, _search: MyInquiriesSearch) => ({ current, size }),
});

/** One question under what it is about, with its answer or when that can be expected. */
function AskedQuestion({ inquiry }: { inquiry: Inquiry }) {
  const text = useText();
  const { minute } = useFormat();
  const { topic, state, question, createTime, answer, answeredBy, answeredAt } = inquiry;
  const open = state === INQUIRY_STATE.open;
  const asked = { name: text('inquiries.question'), value: question, wide: true };
  const told = {
    name: text('ask.answeredBy', { name: answeredBy, time: answeredAt === null ? '' : minute(answeredAt) }),
    value: answer,
    wide: true,
  };
  return (
    // A group: a landmark each would be many of the same name.
    <Panel
      role="group"
      title={text(`inquiries.topic.${topic}`)}
      tag={<StatusTag tone={open ? 'warning' : 'success'}>{text(open ? 'ask.open' : 'ask.answered')}</StatusTag>}
      actions={
        <Text as="span" size="caption" tone="secondary">
          {text('ask.asked', { time: minute(createTime) })}
        </Text>
      }
    >
      <Stack gap="sm">
        <DescriptionList items={open ? [asked] : [asked, told]} />
        {open && (
          <Text size="dense" tone="secondary">
            {text('ask.waits')}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** What I asked the forwarder, and the answers: questions, and prices to FBA sites. */
export function MyInquiriesPage() {
  const search = route.useSearch();
  const text = useText();
  if (search.list !== 'fba') return <Questions search={search} />;
  return (
    <Page title={text('routes.myInquiries')}>
      <InquiryKinds path="/inquiry" kind="fba" />
      <MyEnquiries search={search} />
    </Page>
  );
}

function Questions({ search }: { search: MyInquiriesSearch }) {
  const text = useText();
  const page = useListPage(list, search);
  const [asking, setAsking] = useState(false);
  const ask = (
    <Button variant="primary" icon={icons.plus} onClick={() => setAsking(true)}>
      {text('ask.new')}
    </Button>
  );
  return (
    <Page title={text('routes.myInquiries')} meta={page.updated} actions={ask}>
      <InquiryKinds path="/inquiry" kind={undefined} />
      <Loaded of={page.answer}>
        {({ records, total }) =>
          total === 0 ? (
            <Empty art={<EmptyArt />} title={text('ask.none')} reason={text('ask.noneReason')} />
          ) : (
            <Stack>
              <Stack as="ul" aria-label={text('ask.list')}>
                {records.map((inquiry) => (
                  <li key={inquiry.id}>
                    <AskedQuestion inquiry={inquiry} />
                  </li>
                ))}
              </Stack>
              <Pagination current={page.search.page ?? 1} size={page.size} total={total} onChange={page.turn} />
            </Stack>
          )
        }
      </Loaded>
      {asking && <LateAskDialog topic="rates" onClose={() => setAsking(false)} />}
    </Page>
  );
}
