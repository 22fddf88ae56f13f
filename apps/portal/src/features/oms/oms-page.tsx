import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, Empty, SitePage } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { Leaving } from './leaving.tsx';

const { companyLogo } = contract.user;

/** Where an address leads, without the rest of it; empty for what is no address by TLS. */
export function hostOf(address: string): string {
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? url.host : '';
}

/** Before somebody leaves for the system of orders, which is another house's. Its address is a setting. */
export function OmsPage() {
  const text = useText();
  const house = useLoadable(useQuery(companyLogo, {}));
  return (
    <SitePage title={text('oms.title')} lead={text('oms.lead')}>
      <Loaded of={house}>{({ omsUrl }) => <Way url={omsUrl} />}</Loaded>
    </SitePage>
  );
}

function Way({ url }: { url: string }) {
  const text = useText();
  const host = hostOf(url);
  if (host !== '') return <Leaving url={url} host={host} />;
  return (
    <Empty
      title={text('oms.none')}
      reason={text('oms.noneReason')}
      action={<ButtonLink href="/contact">{text('routes.contact')}</ButtonLink>}
    />
  );
}
