import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, ErrorPanel, IconButton, icons, Loading, RateCard } from '@lading/ui';
import type { ReactNode } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { type FclRate, nameIn, type Saying } from '../../kit/rate-words.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import type { Lane } from './asked.ts';
import { BidButton } from './bids/bid-button.tsx';
import { CompareButton } from './modes/compare-button.tsx';
import { useSlip } from './modes/use-slip.ts';
import { rateOf, spaceOf } from './rates.ts';

const { fclCharges, followRate } = contract.freight;

/** What can be done with a channel, by who looks. */
export interface SlipActions {
  order(row: FclRate): void;
  /** undefined where following is not for them */
  follow: 'login' | 'member' | undefined;
  /** leads to the login page, and back to this rate */
  login(row: FclRate): void;
  loginHref(row: FclRate): string;
  /** puts it beside others, or takes it away again; undefined where there is no room */
  compare: ((row: FclRate) => void) | undefined;
}

interface RateSlipProps {
  row: FclRate;
  lane: Lane;
  weight: string | undefined;
  volume: string | undefined;
  say: Saying;
  best: readonly ('cheapest' | 'fastest')[];
  worse: boolean;
  compared: boolean;
  /** somebody came back to it from the login page */
  chosen: boolean;
  /** stands open from the start */
  opened: boolean;
  actions: SlipActions;
  /** beside its other buttons */
  quote(name: string): ReactNode;
}

function Follow({ row, actions, name }: { row: FclRate; actions: SlipActions; name: string }) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(followRate);
  if (!actions.follow) return null;
  const turn = async () => {
    if (actions.follow === 'login') return actions.login(row);
    const sent = await run({ rateId: row.id, followed: !row.followed });
    if (sent.ok)
      notices.show({
        kind: 'success',
        text: text(sent.data.followed ? 'freight.followed' : 'freight.unfollowed', { name }),
      });
    else notices.show({ kind: 'warning', text: errorText(text, sent.error) });
  };
  return (
    <IconButton
      size="sm"
      variant="neutral"
      icon={icons.star}
      label={text(row.followed ? 'freight.unfollow' : 'freight.follow', { name })}
      aria-pressed={row.followed}
      loading={pending}
      onClick={turn}
    />
  );
}

/** Bids for its next sailing, where it takes any. */
function BidOf({ row, lane, say, name }: Pick<RateSlipProps, 'row' | 'lane' | 'say'> & { name: string }) {
  const [first] = lane.containers;
  if (!row.biddable || !first || !row.prices.some(({ ctnType }) => ctnType === first.ctnType)) return null;
  const ends = [row.pol, row.pod].map((end) => nameIn(say.language, end)).join(' → ');
  return <BidButton rateId={row.id} ctnType={first.ctnType} boxes={first.count} sailing={`${ends} ${name}`} />;
}

/** One channel with its price; its lines are asked for when it is opened. */
export function RateSlip({
  row,
  lane,
  weight,
  volume,
  say,
  best,
  worse,
  compared,
  chosen,
  opened,
  actions,
  quote,
}: RateSlipProps) {
  const { text } = say;
  const { open, setOpen, order } = useSlip(chosen, opened);
  const asked = {
    rateId: row.id,
    etd: row.etd,
    containers: lane.containers.map(({ ctnType, count }) => ({ ctnType, count })),
    ...(weight && { weight }),
    ...(volume && { volume }),
  };
  const cost = useLoadable(useQuery(fclCharges, open ? asked : null));
  const rate = rateOf(row, lane, cost.status === 'ready' ? cost.data : undefined, say);
  const name = [rate.carrier.name, rate.service].filter(Boolean).join(' ');
  const instead = {
    ready: undefined,
    loading: <Loading />,
    error: cost.status === 'error' && <ErrorPanel message={cost.message} onRetry={cost.retry} />,
  }[cost.status];
  return (
    <RateCard
      rate={rate}
      {...spaceOf(row)}
      best={best}
      worse={worse}
      member={!row.memberLocked}
      locked={row.memberLocked ? { href: actions.loginHref(row) } : undefined}
      saving={row.memberSaving && /[1-9]/.test(row.memberSaving) ? row.memberSaving : undefined}
      instead={instead}
      expanded={open}
      onExpandedChange={setOpen}
      actions={
        <>
          <Button ref={order} size="sm" variant="primary" onClick={() => actions.order(row)}>
            {text('freight.order')}
          </Button>
          <CompareButton
            name={name}
            pressed={compared}
            disabled={!actions.compare}
            onClick={() => actions.compare?.(row)}
          />
          {quote(name)}
          <BidOf row={row} lane={lane} say={say} name={name} />
          <Follow row={row} actions={actions} name={name} />
        </>
      }
    />
  );
}
