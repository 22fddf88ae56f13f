import type { PriceLevel } from '@lading/api-client/contract';
import { VIP_FROM } from '../user/codes.ts';
import type { Visitor } from '../user/session.ts';

const VIP: readonly PriceLevel[] = ['vip1', 'vip2', 'vip3'];

/** By what somebody is charged: the session alone says it, whichever way he asks. */
export function levelOf(visitor: Pick<Visitor, 'level'> | null): PriceLevel {
  if (!visitor) return 'visitor';
  return VIP[Math.min(visitor.level, VIP_FROM + VIP.length - 1) - VIP_FROM] ?? 'member';
}
