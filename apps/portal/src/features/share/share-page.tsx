import { billRecordOf, contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Empty, ErrorPanel, Loading, Page, useFormat } from '@lading/ui';
import { BillCompare } from '@lading/ui/bill-compare';
import { getRouteApi } from '@tanstack/react-router';
import { errorText } from '../../app/error-text.ts';
import { Language } from '../../app/language.tsx';
import { SiteFrame } from '../../app/site-frame.tsx';
import { useText } from '../../i18n/text.ts';

const route = getRouteApi('/share/$token');
const { openBlShare } = contract.order;
const NO_MARKS = {};

/** One comparison for whoever has the link, without an account: to be read, and nothing else. */
export function SharePage() {
  const text = useText();
  const { token } = route.useParams();
  const { data, error, refresh } = useQuery(openBlShare, { token });
  // A link that was revoked shows nothing any more, not even what it has shown.
  if (error && error.kind === 'notFound') return <Gone />;
  if (data) return <Shared data={data} />;
  return (
    <SiteFrame>{error ? <ErrorPanel message={errorText(text, error)} onRetry={refresh} /> : <Loading />}</SiteFrame>
  );
}

function Gone() {
  const text = useText();
  return (
    <SiteFrame>
      <Empty title={text('share.gone')} reason={text('share.goneReason')} />
    </SiteFrame>
  );
}

function Shared({ data }: { data: Out<typeof openBlShare> }) {
  const text = useText();
  const { dateTime } = useFormat();
  const {
    billNo,
    author,
    company,
    expires,
    instruction,
    instructionVersion,
    instructionAt,
    draft,
    draftAt,
    version,
    newest,
  } = data;
  const [sent, came] = [instruction && billRecordOf(instruction), billRecordOf(draft)];
  if (!came) return <Gone />;
  const right = { record: came, title: text('review.draft', { version }), at: draftAt };
  const left = sent
    ? {
        record: sent,
        title: text('share.instruction', { version: instructionVersion }),
        ...(instructionAt && { at: instructionAt }),
      }
    : right;
  return (
    <Page
      title={billNo}
      meta={text('share.by', { name: author, company, until: dateTime(expires).slice(0, 16) })}
      actions={<Language />}
      fill
    >
      <BillCompare
        left={left}
        right={right}
        marks={NO_MARKS}
        me=""
        facts={{ viewed: true, newest }}
        onMark={async () => ({ ok: false, message: '' })}
        readOnly
      />
    </Page>
  );
}
