import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { ButtonLink, DescriptionList, Grid, Heading, Inline, SeaChart, SitePage, Stack } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { chartsOf } from '../../kit/offices.ts';
import { useLoadable } from '../../kit/use-loadable.ts';

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
      <Stack as="section" gap="md" aria-labelledby="offices">
        <Heading level={2} id="offices">
          {text('about.offices', { count: offices.length })}
        </Heading>
        <Grid columns={2}>
          <Stack>
            <DescriptionList layout="rows" items={rows} />
          </Stack>
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
      </Stack>
      {certificates.length > 0 && (
        <Stack as="section" gap="md" aria-labelledby="certificates">
          <Heading level={2} id="certificates">
            {text('about.certificates')}
          </Heading>
          <DescriptionList
            layout="cells"
            items={certificates.map(({ name, number }) => ({ name, value: number, mono: true }))}
          />
        </Stack>
      )}
      {milestones.length > 0 && (
        <Stack as="section" gap="md" aria-labelledby="milestones">
          <Heading level={2} id="milestones">
            {text('about.milestones')}
          </Heading>
          <DescriptionList
            layout="cells"
            items={[...new Set(milestones.map(({ year }) => year))].map((year) => ({
              name: String(year),
              value: milestones.flatMap((one) => (one.year === year ? [one.text] : [])).join('\n'),
            }))}
          />
        </Stack>
      )}
      <Inline gap="md">
        <ButtonLink href="/join" variant="primary">
          {text('routes.join')}
        </ButtonLink>
        <ButtonLink href="/contact">{text('routes.contact')}</ButtonLink>
      </Inline>
    </Stack>
  );
}
