import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import type { ReviewShares, ShareLink } from '@lading/ui/bill-review';
import { useMemo } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useSession } from '../../../session/use-session.ts';

const { blShares, createBlShare, revokeBlShare } = contract.order;

/** Links to the comparison for colleagues without an account. */
export function useShares(bookingId: number, asked: boolean): ReviewShares {
  const { text } = usePortal();
  const session = useSession();
  const by = session.kind === 'guest' ? '' : session.user.user.name;
  const links = useLoadable(useQuery(blShares, asked ? { bookingId } : null), linksOf);
  const { run: create } = useCommand(createBlShare);
  const { run: revoke } = useCommand(revokeBlShare);
  return useMemo<ReviewShares>(() => {
    const say = (cause: unknown) => errorText(text, cause);
    return {
      links,
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
  }, [bookingId, by, links, create, revoke, text]);
}

const linkOf = ({
  id,
  author,
  createTime,
  expires,
  state,
  opened,
  lastOpened,
}: Out<typeof blShares>['list'][number]): ShareLink => ({
  id,
  by: author,
  at: createTime,
  expiresAt: expires,
  opened,
  // The server does not say when it was revoked; it cannot have been before it was last opened.
  ...(state === 'revoked' && { revokedAt: lastOpened ?? createTime }),
});

const linksOf = ({ list }: Out<typeof blShares>): ShareLink[] => list.map(linkOf);
