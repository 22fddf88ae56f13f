import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DirectoryList, Grid, Section, SectionHeading, useFormat, useLanguage } from '@lading/ui';
import { useText } from '../../i18n/text.ts';

const { saleRates, saleRoutes, spaceBoard } = contract.freight;
const { dictionaries } = contract.basedata;
const SHOWN = 5;
/** What a special offer is for. */
const OFFERED = '40HQx1';

interface Named {
  nameCn: string;
  nameEn: string;
}
interface Ends {
  pol: Named & { portCode: string };
  pod: Named & { portCode: string };
}

const hrefOf = ({ pol, pod }: Ends, ctn: string | undefined, rate?: number) =>
  `/freight?from=${pol.portCode}&to=${pod.portCode}${ctn ? `&ctn=${ctn}` : ''}${rate ? `&rate=${rate}` : ''}`;

/** Special offers, the lanes that are cheapest now, and sailings with room: each leads to the rates of its lane. */
export function HomeRates() {
  const text = useText();
  const chinese = useLanguage() === 'zh-CN';
  const { money, dayMonth } = useFormat();
  const offers = useQuery(saleRates, { size: SHOWN }).data?.records ?? [];
  const lanes = useQuery(saleRoutes, { size: SHOWN }).data ?? [];
  const board = useQuery(spaceBoard, { size: SHOWN }).data ?? [];
  const types = useQuery(dictionaries, { types: ['ctnType'] }).data?.ctnType ?? [];
  if (offers.length + lanes.length + board.length === 0) return null;
  const nameOf = ({ nameCn, nameEn }: Named) => (chinese && nameCn) || nameEn || nameCn;
  const typeOf = (ctnType: number) => types.find(({ id }) => id === ctnType)?.nameEn;
  const laneOf = ({ pol, pod }: Ends) => `${nameOf(pol)} → ${nameOf(pod)}`;
  const roomOf = ({ list }: Out<typeof spaceBoard>[number]) =>
    list.flatMap(({ ctnType, state }) => (state === 'open' || state === 'limited' ? (typeOf(ctnType) ?? []) : []));
  const groups = [
    {
      id: 'offers',
      heading: text('more.rates.offers'),
      items: offers.map((rate) => ({
        id: String(rate.id),
        href: hrefOf(rate, OFFERED, rate.id),
        code: '40HQ',
        name: laneOf(rate),
        detail: text('more.rates.sails', {
          carrier: nameOf(rate.shipping),
          day: dayMonth(rate.etd),
          days: rate.transitDays,
        }),
        figure: money(rate.currency, rate.freightTotal),
        note: text(rate.memberLocked ? 'more.rates.locked' : 'more.rates.member'),
      })),
    },
    {
      id: 'lanes',
      heading: text('more.rates.lanes'),
      items: lanes.map((lane) => {
        const type = typeOf(lane.ctnType);
        return {
          id: `${lane.pol.portCode}-${lane.pod.portCode}-${lane.ctnType}`,
          name: laneOf(lane),
          href: hrefOf(lane, type && `${type}x1`),
          code: lane.pod.portCode,
          figure: text('more.rates.from', { sum: money(lane.currency, lane.minPrice) }),
          note: type,
          detail: text('more.rates.until', { day: dayMonth(lane.validTo) }),
        };
      }),
    },
    {
      id: 'space',
      heading: text('more.rates.space'),
      items: board.map((row) => ({
        id: `${row.rateId}-${row.etd}`,
        href: hrefOf(row, undefined),
        code: dayMonth(row.etd),
        name: laneOf(row),
        detail: [nameOf(row.shipping), row.serviceCode || row.vessel].filter(Boolean).join(' '),
        figure: roomOf(row).join(' '),
      })),
    },
  ].filter(({ items }) => items.length > 0);
  return (
    <Section>
      <SectionHeading title={text('more.rates')} lead={text('more.ratesLead')} />
      <Grid columns={groups.length === 2 ? 2 : 3}>
        {groups.map((group) => (
          <DirectoryList key={group.id} level={3} groups={[group]} />
        ))}
      </Grid>
    </Section>
  );
}
