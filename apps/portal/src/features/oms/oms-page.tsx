import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, DescriptionList, Empty, Inline, icons, Panel, SitePage, Stack, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';

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
      <Loaded of={house}>{({ omsUrl }) => <Leaving url={omsUrl} />}</Loaded>
    </SitePage>
  );
}

function Leaving({ url }: { url: string }) {
  const text = useText();
  const host = hostOf(url);
  if (host === '')
    return (
      <Empty
        title={text('oms.none')}
        reason={text('oms.noneReason')}
        action={<ButtonLink href="/contact">{text('routes.contact')}</ButtonLink>}
      />
    );
  return (
    <Panel title={text('oms.leave', { host })}>
      <Stack gap="lg">
        <Text>{text('oms.whose')}</Text>
        <DescriptionList
          layout="cells"
          items={[
            { name: text('oms.from'), value: text('app.name') },
            { name: text('oms.to'), value: host, mono: true, marked: true },
            { name: text('oms.stays'), value: text('oms.staysWhat') },
            { name: text('oms.goes'), value: text('oms.goesWhat') },
          ]}
        />
        <Inline gap="md" justify="end">
          <ButtonLink href="/index">{text('oms.stay')}</ButtonLink>
          <ButtonLink href={url} target="_blank" rel="noopener noreferrer" variant="primary" icon={icons.external}>
            {text('oms.open')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Panel>
  );
}
