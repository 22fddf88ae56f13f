import { contract, LANES, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Grid, Heading, Port, Section, SectionHeading, Stack, useLanguage } from '@lading/ui';
import { useText } from '../../i18n/text.ts';

const { ports, hotAirPorts } = contract.basedata;
type Named = Out<typeof ports>[number];

/** The hot ones come first; these are more than there are of them. */
const ASKED = { size: 30 };
const isHot = ({ hot }: Named) => hot;

/** The ports that most bookings begin or end at, by trade lane, and the airports. */
export function HomePorts() {
  const text = useText();
  const sea = useQuery(ports, ASKED).data?.filter(isHot) ?? [];
  const air = useQuery(hotAirPorts, {}).data ?? [];
  if (sea.length === 0) return null;
  const lanes = LANES.map((lane) => ({
    id: lane,
    heading: text(`more.lane.${lane}`),
    list: sea.filter((port) => port.lane === lane),
  }));
  return (
    <Section>
      <SectionHeading title={text('more.ports')} lead={text('more.portsLead')} />
      <Grid packed>
        {[...lanes, { id: 'air', heading: text('more.byAir'), list: air }].map(
          ({ id, heading, list }) => list.length > 0 && <Lane key={id} heading={heading} list={list} />,
        )}
      </Grid>
    </Section>
  );
}

function Lane({ heading, list }: { heading: string; list: readonly Named[] }) {
  const chinese = useLanguage() === 'zh-CN';
  return (
    <Stack gap="sm">
      <Heading level={3} size={4}>
        {heading}
      </Heading>
      <Stack as="ul" gap="xs">
        {list.map(({ id, portCode, nameCn, nameEn }) => (
          <li key={id}>
            <Port name={(chinese && nameCn) || nameEn} code={portCode} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
