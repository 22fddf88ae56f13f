import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, DirectoryList, Grid, Inline, Section, SectionHeading, Stack, useNear } from '@lading/ui';
import { createElement, useMemo, useRef } from 'react';
import { useLate } from '../../app/use-late.ts';
import { useText } from '../../i18n/text.ts';
import { chartsOf, type Office } from '../../kit/offices.ts';
import type { OfficeChartsProps } from './office-charts.tsx';

const { aboutUs } = contract.user;
const load = async () => (await import('./office-charts.tsx')).OfficeCharts;
const SAYS = ['ui/desk'] as const;

/** Charts weigh more than all that stands above them, so they come when somebody reads this far. */
function LateCharts(props: OfficeChartsProps) {
  const Charts = useLate(load, false, SAYS);
  return Charts ? createElement(Charts, props) : null;
}

/** Where the house is: its offices by number, in a list and on the chart. */
export function HomeOffices() {
  const offices = useQuery(aboutUs, undefined).data?.offices;
  return offices && offices.length > 0 ? <Offices offices={offices} /> : null;
}

function Offices({ offices }: { offices: readonly Office[] }) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  const charts = useMemo(() => chartsOf(offices), [offices]);
  return (
    <Section>
      <SectionHeading title={text('more.offices', { count: offices.length })} />
      <Grid columns={2} ref={ref}>
        <Stack gap="md">
          <DirectoryList
            level={3}
            groups={[
              {
                id: 'offices',
                heading: text('more.officesList'),
                items: offices.map(({ city, address, phone }, at) => ({
                  id: city,
                  href: '/contact',
                  code: String(at + 1),
                  name: city,
                  detail: address,
                  figure: phone,
                })),
              },
            ]}
          />
          <Inline>
            <ButtonLink href="/about">{text('more.officesAll')}</ButtonLink>
          </Inline>
        </Stack>
        {near && <LateCharts charts={charts} />}
      </Grid>
    </Section>
  );
}
