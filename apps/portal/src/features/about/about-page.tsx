import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Grid, Heading, SeaChart, SitePage, Stack, Text } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { chartsOf } from './offices.ts';

const { aboutUs } = contract.user;
type About = Out<typeof aboutUs>;

/** Who the house is: its offices as a list and on the chart, by the same numbers, what it may do, how it came about. */
export function AboutPage() {
  const text = useText();
  const asked = useQuery(aboutUs, undefined);
  const about = useLoadable(asked);
  return (
    <SitePage title={text('about.title')} lead={asked.data?.introduction}>
      <Loaded of={about}>{(data) => <Whole about={data} />}</Loaded>
    </SitePage>
  );
}

function Whole({ about: { offices, certificates, milestones } }: { about: About }) {
  const text = useText();
  const charts = useMemo(() => chartsOf(offices), [offices]);
  const rows = offices.map(({ city, address, phone, email }, at) => ({
    name: `${at + 1} ${city}`,
    value: [address, phone, email].filter(Boolean).join('\n'),
  }));
  return (
    <Stack gap="xl">
      <section aria-labelledby="offices">
        <Heading level={2} id="offices">
          {text('about.offices', { count: offices.length })}
        </Heading>
        <Grid columns={2}>
          <DescriptionList layout="rows" items={rows} />
          <Stack gap="md">
            {charts.map((ports, at) => (
              <SeaChart
                key={ports[0]?.code}
                title={text(at === 0 ? 'about.chart' : 'about.chartFar')}
                ports={ports}
                places
                height={at === 0 ? 460 : 220}
              />
            ))}
          </Stack>
        </Grid>
      </section>
      {certificates.length > 0 && (
        <section aria-labelledby="certificates">
          <Heading level={2} id="certificates">
            {text('about.certificates')}
          </Heading>
          <DescriptionList
            layout="cells"
            items={certificates.map(({ name, number }) => ({ name, value: number, mono: true }))}
          />
        </section>
      )}
      {milestones.length > 0 && (
        <section aria-labelledby="milestones">
          <Heading level={2} id="milestones">
            {text('about.milestones')}
          </Heading>
          <Stack as="ol" gap="sm">
            {milestones.map(({ year, text: what }) => (
              <li key={`${year} ${what}`}>
                <Text>
                  {year} · {what}
                </Text>
              </li>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
