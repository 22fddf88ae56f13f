import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, SitePage, useFormat } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { SiteFrame } from '../../app/site-frame.tsx';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { VoyageView } from './voyage-view.tsx';

const { openTraceLink } = contract.order;
const route = getRouteApi('/tracked/$link');

/** A shipment for whoever has its link, without an account: to be read, and nothing else. */
export function TrackedPage() {
  const text = useText();
  const now = useNow();
  const { minute } = useFormat();
  const { link } = route.useParams();
  const query = useQuery(openTraceLink, { link });
  const loaded = useLoadable(query);
  // A link that was withdrawn shows nothing any more, not even what it has shown.
  const gone = query.error?.kind === 'notFound';
  return (
    <SiteFrame>
      {gone ? (
        <SitePage title={text('tracking.gone')} lead={text('tracking.goneReason')}>
          <ButtonLink href="/freighttrack">{text('tracking.elsewhere')}</ButtonLink>
        </SitePage>
      ) : (
        <SitePage
          title={text('tracking.sharedTitle')}
          lead={loaded.status === 'ready' && text('tracking.sharedLead', { until: minute(loaded.data.expires) })}
        >
          <Loaded of={loaded}>{({ trace }) => <VoyageView trace={trace} now={now} onRefresh={query.refresh} />}</Loaded>
        </SitePage>
      )}
    </SiteFrame>
  );
}
