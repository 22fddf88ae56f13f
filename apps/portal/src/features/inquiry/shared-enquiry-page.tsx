import { contract, FBA_ENQUIRY_STATE } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Inline, SitePage, Stack, StatusTag, Text, useFormat, useLanguage } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { SiteFrame } from '../../app/site-frame.tsx';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { type EnquiryShown, factsOf, isOpen, toneOf } from './enquiries.ts';
import { EnquiryQuotes } from './enquiry-quotes.tsx';

const { fbaEnquiryByToken } = contract.freight;
const route = getRouteApi('/share/enquiry/$token');

function Shown({ enquiry }: { enquiry: EnquiryShown }) {
  const text = useText();
  const language = useLanguage();
  const { minute } = useFormat();
  const { state, quotes, reason, enquiryNo, createTime } = enquiry;
  return (
    <SitePage
      title={text('enquiry.sharedTitle', { no: enquiryNo })}
      lead={text('enquiry.asked', { time: minute(createTime) })}
    >
      <Stack gap="lg">
        <Inline>
          <StatusTag tone={toneOf(state)}>{text(`enquiry.state.${state}`)}</StatusTag>
        </Inline>
        <DescriptionList items={factsOf(enquiry, text, language)} />
        {quotes.length > 0 && <EnquiryQuotes enquiry={enquiry} />}
        {isOpen(state) && <Text tone="secondary">{text('enquiry.waits')}</Text>}
        {state === FBA_ENQUIRY_STATE.closed && reason !== '' && <Text>{text('enquiry.why', { reason })}</Text>}
      </Stack>
    </SitePage>
  );
}

/** What somebody without an account asked, and the prices that he was answered, for whoever has the link. */
export function SharedEnquiryPage() {
  const text = useText();
  const { token } = route.useParams();
  const query = useQuery(fbaEnquiryByToken, { token });
  const loaded = useLoadable(query);
  return (
    <SiteFrame>
      {loaded.status === 'ready' ? (
        <Shown enquiry={loaded.data} />
      ) : query.error?.kind === 'notFound' || query.error?.kind === 'invalid' ? (
        <SitePage title={text('enquiry.gone')} lead={text('enquiry.goneReason')}>
          {null}
        </SitePage>
      ) : (
        <SitePage title={text('enquiry.fba')}>
          <Loaded of={loaded}>{() => null}</Loaded>
        </SitePage>
      )}
    </SiteFrame>
  );
}
