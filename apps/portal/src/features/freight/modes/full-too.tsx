import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Panel, Stack, Text, TextButton } from '@lading/ui';
import type { Asking } from './mode-rates.tsx';

const { fclPublic } = contract.freight;
/** The smallest container: from about 13 cubic metres on it costs less than a share of one. */
const SMALLEST = '20GP';

/** What the same lane costs by a container of one's own; the page stands without it. */
export function FullToo({ asking: { from, to, types, say, change } }: { asking: Asking }) {
  const { text, money } = say;
  const type = types.find(({ nameEn }) => nameEn === SMALLEST)?.id;
  const { data } = useQuery(
    fclPublic,
    type === undefined ? null : { polId: from.id, podId: to.id, containers: [{ ctnType: type, count: 1 }] },
  );
  const sum = data?.list[0]?.predicted;
  if (!data || !sum) return null;
  return (
    <Panel title={`${SMALLEST} × 1`}>
      <Stack gap="sm">
        <Text size="dense">{text('freight.fullToo', { count: data.found, sum: money(sum.currency, sum.amount) })}</Text>
        <TextButton
          onClick={() => change({ mode: undefined, ctn: `${SMALLEST}x1`, direct: undefined, day: undefined })}
        >
          {text('freight.fullSee')}
        </TextButton>
      </Stack>
    </Panel>
  );
}
