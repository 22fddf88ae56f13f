import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import type { ReviewShares } from '@lading/ui/bill-review';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { toLoadable } from '../../../app/loadable.ts';
import { useSession } from '../../../session/use-session.ts';
import { mapLoadable } from '../use-bill.ts';

const { blShares, createBlShare, revokeBlShare } = contract.order;

/** Links to the comparison for colleagues without an account. */
export function useShares(bookingId: number, asked: boolean): ReviewShares {
  const { text } = usePortal();
  const session = useSession();
  const by = session.kind === 'guest' ? '' : session.user.user.name;
  const say = (error: unknown) => errorText(text, error);
  const links = toLoadable(useQuery(blShares, asked ? { bookingId } : null), say);
  const { run: create } = useCommand(createBlShare);
  const { run: revoke } = useCommand(revokeBlShare);
  return {
    links: mapLoadable(links, ({ list }) =>
      list.map(({ id, author, createTime, expires, state, opened, lastOpened }) => ({
        id,
        by: author,
        at: createTime,
        expiresAt: expires,
        opened,
        // When it was revoked is not told; it was not before it was opened last.
        ...(state === 'revoked' && { revokedAt: lastOpened ?? createTime }),
      })),
    ),
    async onCreate(days) {
      const made = await create({ bookingId, days });
      if (!made.ok) return { ok: false, message: say(made.error) };
      const { id, token, expires } = made.data;
      const url = new URL(`/share/${encodeURIComponent(token)}`, globalThis.location.origin).href;
      return { ok: true, link: { id, url, by, at: new Date().toISOString(), expiresAt: expires, opened: 0 } };
    },
    async onRevoke({ id }) {
      const done = await revoke({ bookingId, id: Number(id) });
      return done.ok ? { ok: true } : { ok: false, message: say(done.error) };
    },
  };
}
