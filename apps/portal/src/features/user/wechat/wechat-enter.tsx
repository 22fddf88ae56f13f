import { settle } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { useCallback, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useEnter } from '../enter/use-enter.ts';
import { BindForm } from './bind-form.tsx';
import { ScanCode } from './scan-code.tsx';

const { wechatLogin } = contract.user;

/** Log in by WeChat: a code to scan, and for who has no account yet the telephone. */
export function WechatEnter({ wanted }: { wanted: string | undefined }) {
  const { client } = usePortal();
  const enter = useEnter(wanted);
  const [ticket, setTicket] = useState<string | null>(null);
  const ask = useCallback((scene: string | undefined) => settle(client.call(wechatLogin, { scene })), [client]);
  const go = ({ login, wxTicket }: Out<typeof wechatLogin>) => {
    if (login) void enter(login);
    else setTicket(wxTicket);
  };
  if (ticket === null) return <ScanCode ask={ask} onDone={go} />;
  return <BindForm ticket={ticket} onDone={enter} onAgain={() => setTicket(null)} />;
}
