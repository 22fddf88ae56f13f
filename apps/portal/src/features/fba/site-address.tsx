import { CopyButton, Link, Panel, Stack, Text } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import type { FbaSite } from './sites.ts';

/** As it is written on a carton: capitals, a line each. A street that is not public stands on the seller's label. */
export function addressLines({ code, address, city, state, zip, countryEn }: FbaSite): string[] {
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [`FBA ${code}`, address, town, countryEn].filter(Boolean).map((line) => line.toUpperCase());
}

export function SiteAddress({ site }: { site: FbaSite }) {
  const text = useText();
  const lines = addressLines(site);
  return (
    <Panel title={text('fba.address')} actions={<CopyButton wide value={lines.join('\n')} label={text('fba.copy')} />}>
      <Stack gap="md">
        <address>
          {lines.map((line) => (
            <Text key={line} as="div">
              {line}
            </Text>
          ))}
        </address>
        <Link href={`/serve?warehouseId=${site.id}#feedback`}>{text('fba.wrong')}</Link>
        {site.address === '' && <Text tone="secondary">{text('fba.noStreet')}</Text>}
      </Stack>
    </Panel>
  );
}
