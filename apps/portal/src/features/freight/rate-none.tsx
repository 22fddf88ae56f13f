import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, ButtonLink, DataTable, Empty, EmptyArt, Heading, icons, Stack, StatusTag } from '@lading/ui';
import { HOTLINE } from '../../app/brand.ts';
import { useText } from '../../i18n/text.ts';
import { dialled } from '../../kit/dialled.ts';
import { nameIn, type Saying } from '../../kit/rate-words.ts';
import type { Lane } from './asked.ts';

const { recommended } = contract.freight;
const { companyLogo } = contract.user;

interface NoneProps {
  lane: Pick<Lane, 'from' | 'to'>;
  /** what would go, in words */
  what: string;
  say: Saying;
  onAsk(): void;
}

/** No online rate: the ways to a person. */
export function RateNone({ lane, what, say, onAsk }: NoneProps) {
  const { text, language } = say;
  const hotline = useQuery(companyLogo, {}).data?.hotline ?? HOTLINE;
  return (
    <Empty
      layout="wide"
      art={<EmptyArt />}
      title={text('freight.none')}
      reason={text('freight.noneReason', {
        containers: what,
        from: nameIn(language, lane.from),
        to: nameIn(language, lane.to),
      })}
      action={
        <>
          <Button variant="accent" icon={icons.chat} onClick={onAsk}>
            {text('freight.consult')}
          </Button>
          <ButtonLink href={dialled(hotline)} icon={icons.phone}>
            {hotline}
          </ButtonLink>
        </>
      }
    />
  );
}

/** `40HQ × 2, 20GP × 1` */
export const containersText = ({ containers }: Pick<Lane, 'containers'>): string =>
  containers.map(({ name, count }) => `${name} × ${count}`).join(', ');

interface NearProps {
  lane: Lane;
  /** the rate that others are cheaper or faster than */
  exceptId?: number | undefined;
  /** those that stand above it already */
  shown?: readonly { readonly id: number }[] | undefined;
  say: Saying;
  hrefOf(search: { from: string; to: string; rate: number; ctn?: string }): string;
}

/** What comes near to what was asked; the page stands without it. */
export function RatesNear({ lane, exceptId, shown = [], say, hrefOf }: NearProps) {
  const text = useText();
  const containers = lane.containers.map(({ ctnType, count }) => ({ ctnType, count }));
  const { data } = useQuery(recommended, {
    polId: lane.from.id,
    podId: lane.to.id,
    containers,
    ...(exceptId !== undefined && { exceptId }),
  });
  const rows = data?.filter(({ id }) => !shown.some((one) => one.id === id)) ?? [];
  if (rows.length === 0) return null;
  const { language, money } = say;
  const count = containers.reduce((sum, one) => sum + one.count, 0);
  const inBox = (box: number) => `${say.typeName(box)} × ${count}`;
  return (
    <Stack gap="md">
      <Heading level={2} size={3}>
        {text('freight.near')}
      </Heading>
      <DataTable
        label={text('freight.near')}
        state="ready"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ shipping }) => nameIn(language, shipping)}
        columns={[
          {
            id: 'reason',
            header: text('freight.change'),
            cell: ({ reason, less, pol }) => {
              const end = reason === 'nearby' ? (pol.id === lane.from.id ? 'pod' : 'pol') : reason;
              return (
                <StatusTag tone="mark">
                  {less
                    ? text('freight.less', { sum: money(less.currency, less.amount) })
                    : text(`freight.reason.${end}`)}
                </StatusTag>
              );
            },
          },
          {
            id: 'lane',
            header: text('freight.lane'),
            cell: ({ pol, pod }) => `${nameIn(language, pol)} → ${nameIn(language, pod)}`,
          },
          {
            id: 'box',
            header: text('freight.container'),
            cell: ({ box }) => (box === null ? containersText(lane) : inBox(box)),
          },
          { id: 'carrier', header: text('freight.carrier'), cell: ({ shipping }) => nameIn(language, shipping) },
          { id: 'sails', header: text('freight.sails'), cell: ({ etd }) => etd },
          {
            id: 'transit',
            header: text('freight.transit'),
            numeric: true,
            cell: ({ transitDays }) => text('freight.days', { days: transitDays }),
          },
          {
            id: 'total',
            header: text('freight.predicted'),
            numeric: true,
            cell: ({ predicted }) =>
              predicted ? money(predicted.currency, predicted.amount) : text('freight.onRequest'),
          },
          {
            id: 'view',
            header: text('freight.view'),
            cell: ({ id, pol, pod, shipping, box }) => (
              <ButtonLink
                size="sm"
                href={hrefOf({
                  from: pol.portCode,
                  to: pod.portCode,
                  rate: id,
                  ...(box !== null && { ctn: `${say.typeName(box)}x${count}` }),
                })}
                aria-label={text('freight.viewOne', { name: nameIn(language, shipping) })}
              >
                {text('freight.view')}
              </ButtonLink>
            ),
          },
        ]}
      />
    </Stack>
  );
}
