import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  Alert,
  ButtonLink,
  DescriptionList,
  Empty,
  EmptyArt,
  icons,
  Page,
  Panel,
  Split,
  Stack,
  useFormat,
} from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { hasPermission } from '../../../access/permissions.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { FollowedList } from './followed-list.tsx';
import { OwnBids } from './own-bids.tsx';
import { useBidWords } from './saying.ts';

const { followedRates, followedRoutes } = contract.freight;
/** More than a company can follow at once. */
const ALL = 100;

/** The lanes of what is followed, with their cheapest rate. */
function Lanes() {
  const text = useText();
  const { money } = useFormat();
  const words = useBidWords();
  const answer = useLoadable(useQuery(followedRoutes, undefined));
  return (
    <Loaded of={answer}>
      {({ list }) =>
        list.length > 0 && (
          <Panel title={text('bids.lanes')}>
            <DescriptionList
              items={list.map((lane) => ({
                name: words.lane(lane),
                value:
                  lane.minPrice === null
                    ? text('bids.laneNone')
                    : text('bids.laneSays', {
                        count: lane.count,
                        price: money(lane.currency, lane.minPrice),
                        day: lane.etd ?? '',
                      }),
              }))}
            />
          </Panel>
        )
      }
    </Loaded>
  );
}

/** What the company follows and bids for. */
export function FollowPage() {
  const text = useText();
  const router = useRouter();
  const codes = menuCodes(useSession());
  const [mayFollow, mayBid] = [hasPermission(codes, 'rate:follow'), hasPermission(codes, 'bid:place')];
  const followed = useLoadable(useQuery(followedRates, { size: ALL }));
  const find = (
    <ButtonLink icon={icons.star} href={router.buildLocation({ to: '/rates' }).href}>
      {text('bids.find')}
    </ButtonLink>
  );
  const list = (
    <Loaded of={followed}>
      {({ records }) =>
        records.length === 0 ? (
          <Empty art={<EmptyArt />} title={text('bids.noneFollowed')} reason={text('bids.noneFollowedReason')} />
        ) : (
          <Stack>
            <FollowedList rows={records} mayFollow={mayFollow} />
            <Lanes />
          </Stack>
        )
      }
    </Loaded>
  );
  return (
    <Page title={text('routes.follow')} actions={find}>
      <Stack>
        {!mayFollow && <Alert kind="info" title={text('bids.viewOnly')} />}
        {mayBid ? (
          <Split>
            {list}
            <OwnBids />
          </Split>
        ) : (
          list
        )}
      </Stack>
    </Page>
  );
}
