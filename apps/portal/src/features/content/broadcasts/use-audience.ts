import type { BroadcastAudience, contract, Out } from '@lading/api-client/contract';
import { useCallback } from 'react';
import { useText } from '../../../i18n/text.ts';

export type Broadcast = Out<typeof contract.message.broadcastPage>['records'][number];

interface Audience {
  readonly audience: BroadcastAudience;
  readonly level: number | null;
  readonly customerName: string;
}

export const LEVELS = ['0', '1', '2', '3', '4', '5'] as const;

/** Whom something was written to, in words. */
export function useAudience(): (to: Audience) => string {
  const text = useText();
  return useCallback(
    ({ audience, level, customerName }) => {
      if (audience === 'customer') return customerName;
      if (audience === 'all') return text('broadcast.to.all');
      return text(`broadcast.level.${LEVELS[level ?? 0] ?? '0'}`);
    },
    [text],
  );
}
