import { contract, FBA_ENQUIRY_STATE } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import {
  Button,
  DescriptionList,
  Empty,
  EmptyArt,
  Pagination,
  Panel,
  Stack,
  StatusTag,
  Text,
  useFormat,
  useLanguage,
} from '@lading/ui';
import { hasPermission } from '../../access/permissions.ts';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { defineList } from '../../kit/list.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { type Enquiry, factsOf, isOpen, placeOf, toneOf } from './enquiries.ts';
import { EnquiryQuotes } from './enquiry-quotes.tsx';
import type { MyInquiriesSearch } from './inquiries-search.ts';

const { fbaEnquiries, decideFbaEnquiry } = contract.freight;
const { quoted, chosen, closed } = FBA_ENQUIRY_STATE;

const list = defineList(fbaEnquiries, {
  name: 'myEnquiries',
  path: '/inquiry',
  rowKey: ({ id }) => id,
  rowName: ({ enquiryNo }) => enquiryNo,
  arg: ({ current, size }, _search: MyInquiriesSearch) => ({ current, size }),
});

/** One enquiry under where it goes, with its prices or what is to come. */
function One({ enquiry }: { enquiry: Enquiry }) {
  const text = useText();
  const language = useLanguage();
  const { minute } = useFormat();
  const { notices } = usePortal();
  const { run, pending } = useCommand(decideFbaEnquiry);
  const mayDecide = hasPermission(menuCodes(useSession()), 'quote:export');
  const { id, state, quotes, reason, enquiryNo } = enquiry;
  const decide = async (decision: 'choose' | 'close', quoteId?: number) => {
    const sent = await run({ id, decision, ...(quoteId !== undefined && { quoteId }) });
    if (!sent.ok) return notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text(decision === 'choose' ? 'enquiry.taken' : 'enquiry.ended') });
  };
  return (
    <Panel
      role="group"
      title={`${enquiryNo} · ${placeOf(enquiry, language)}`}
      tag={<StatusTag tone={toneOf(state)}>{text(`enquiry.state.${state}`)}</StatusTag>}
      actions={
        <Text as="span" size="caption" tone="secondary">
          {text('enquiry.asked', { time: minute(enquiry.createTime) })}
        </Text>
      }
    >
      <Stack gap="sm">
        <DescriptionList items={factsOf(enquiry, text, language)} />
        {quotes.length > 0 && (
          <EnquiryQuotes
            enquiry={enquiry}
            onChoose={mayDecide && state === quoted ? (quoteId) => void decide('choose', quoteId) : undefined}
          />
        )}
        {isOpen(state) && (
          <Text size="dense" tone="secondary">
            {text('enquiry.waits')}
          </Text>
        )}
        {state === chosen && <Text size="dense">{text('enquiry.bookingLater')}</Text>}
        {state === closed && reason !== '' && <Text size="dense">{text('enquiry.why', { reason })}</Text>}
        {mayDecide && (isOpen(state) || state === quoted) && (
          <div>
            <Button size="sm" variant="ghost" loading={pending} onClick={() => void decide('close')}>
              {text('enquiry.close')}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** What one's company asked prices for, and the answers. */
export function MyEnquiries({ search }: { search: MyInquiriesSearch }) {
  const text = useText();
  const page = useListPage(list, search);
  return (
    <Loaded of={page.answer}>
      {({ records, total }) =>
        total === 0 ? (
          <Empty art={<EmptyArt />} title={text('enquiry.none')} reason={text('enquiry.noneReason')} />
        ) : (
          <Stack>
            <Stack as="ul" aria-label={text('enquiry.list')}>
              {records.map((enquiry) => (
                <li key={enquiry.id}>
                  <One enquiry={enquiry} />
                </li>
              ))}
            </Stack>
            <Pagination current={page.search.page ?? 1} size={page.size} total={total} onChange={page.turn} />
          </Stack>
        )
      }
    </Loaded>
  );
}
