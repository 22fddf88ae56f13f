import { settle } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { useCallback, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import type { Sent } from '../../../kit/use-command-form.ts';
import type { LoginResult } from '../enter/use-enter.ts';
import { isSecond, orSecond, type Second } from '../second/second.ts';
import { BindForm } from './bind-form.tsx';
import { ScanCode } from './scan-code.tsx';

const { wechatLogin } = contract.user;

/** How far a scan is; it may lead to a second step, too. */
type Scanned = Omit<Out<typeof wechatLogin>, 'login'> & { readonly login: LoginResult | Second | null };
const OVER = { qrUrl: '', opensHere: false, scene: '', expires: 0, wxTicket: null, state: 'confirmed' } as const;

/** Log in by WeChat: a code to scan, and for who has no account yet the telephone. */
export function WechatEnter({ onDone }: { onDone(came: LoginResult | Second): unknown }) {
  const { client } = usePortal();
  const [ticket, setTicket] = useState<string | null>(null);
  const ask = useCallback(
    async (scene: string | undefined): Promise<Sent<Scanned>> => {
      const sent = orSecond(await settle(client.call(wechatLogin, { scene })));
      if (!sent.ok) return sent;
      const { data } = sent;
      return { ok: true, data: isSecond(data) ? { ...OVER, login: data } : data };
    },
    [client],
  );
  const go = ({ login, wxTicket }: Scanned) => {
    if (login) void onDone(login);
    else setTicket(wxTicket);
  };
  if (ticket === null) return <ScanCode ask={ask} onDone={go} />;
  return <BindForm ticket={ticket} onDone={onDone} onAgain={() => setTicket(null)} />;
}
