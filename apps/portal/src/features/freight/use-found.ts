import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { hasPermission } from '../../access/permissions.ts';
import { useNow } from '../../app/use-now.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { callOf, type Lane } from './asked.ts';
import type { FreightSearch } from './freight-search.ts';

const { fclVisitor, fclMember, fclVip, fclCalendar, fclCarriers, fclWharves } = contract.freight;

/** Days that the strip shows. */
const DAYS = 14;
export const CHINA = 'Asia/Shanghai';

/** The day it is where the ships sail. */
export const dayIn = (zone: string, now: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);

/** Channels at first. */
const FIRST = 10;

/** The channels of a lane at the price of who asks. */
export function useFclPage(lane: Lane | undefined, search: FreightSearch, size = FIRST) {
  const session = useSession();
  const guest = session.kind === 'guest';
  const vip = !guest && hasPermission(menuCodes(session), 'rate:vip');
  const asked = lane ? callOf(lane, search, size) : null;
  const ofVisitor = useQuery(fclVisitor, guest ? asked : null, { keepPrevious: true });
  const ofMember = useQuery(fclMember, guest || vip ? null : asked, { keepPrevious: true });
  const ofVip = useQuery(fclVip, vip ? asked : null, { keepPrevious: true });
  return guest ? ofVisitor : vip ? ofVip : ofMember;
}

/** What the server has on a lane: the channels at the price of who asks, the days, and what narrows them. */
export function useFound(lane: Lane, search: FreightSearch, size?: number) {
  const today = dayIn(CHINA, useNow());
  const { from, to, containers } = lane;
  const ends = { polId: from.id, podId: to.id };
  const page = useFclPage(lane, search, size);
  const calendar = useQuery(
    fclCalendar,
    { ...ends, ctnType: containers[0]?.ctnType ?? 0, from: today, days: DAYS },
    { keepPrevious: true },
  );
  return {
    page: useLoadable(page),
    refreshing: page.isRefreshing,
    calendar: useLoadable(calendar),
    carriers: useQuery(fclCarriers, ends).data ?? [],
    wharves: useQuery(fclWharves, { portId: from.id, side: 'start' }).data ?? [],
  };
}
