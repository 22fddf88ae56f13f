import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Grid, Heading, SitePage, Split, Stack } from '@lading/ui';
import { useState } from 'react';
import { LateAskDialog } from '../../app/late-ask-dialog.tsx';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import type { Office } from '../../kit/offices.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { Ways } from '../../kit/ways.tsx';

const { aboutUs } = contract.user;

/** The offices with their addresses and numbers, and the ways to a person. */
export function ContactPage() {
  const text = useText();
  const about = useLoadable(useQuery(aboutUs, undefined));
  const [asking, setAsking] = useState(false);
  return (
    <SitePage title={text('contact.title')} lead={text('contact.lead')}>
      <Split narrow="end">
        <Loaded of={about}>{({ offices }) => <Offices offices={offices} />}</Loaded>
        <Stack gap="lg">
          <Ways onAsk={() => setAsking(true)} />
        </Stack>
      </Split>
      {asking && <LateAskDialog topic="other" onClose={() => setAsking(false)} />}
    </SitePage>
  );
}

function Offices({ offices }: { offices: readonly Office[] }) {
  const text = useText();
  return (
    <Grid columns={3}>
      {offices.map(({ city, address, phone, email }) => (
        <section key={city}>
          <Heading level={2} size={4}>
            {city}
          </Heading>
          <DescriptionList
            layout="rows"
            items={[
              ...(address ? [{ name: text('contact.address'), value: address, copy: address }] : []),
              { name: text('contact.phone'), value: phone, copy: phone || undefined },
              { name: text('contact.email'), value: email, copy: email || undefined },
            ]}
          />
        </section>
      ))}
    </Grid>
  );
}
