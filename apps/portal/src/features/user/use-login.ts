import { type Client, canSeal, sealSecret } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { deskOf } from '../../session/desk.ts';

interface Credentials {
  account: string;
  password: string;
}

const { login, sealKey } = contract.user;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The password as it may travel: sealed, or as typed when it does not leave this machine; undefined when neither holds. */
async function travelling(client: Client, password: string, host: string): Promise<string | undefined> {
  if (canSeal()) return sealSecret(await client.call(sealKey), login.path, password);
  return LOOPBACK.test(host) ? password : undefined;
}

/**
 * Logs in and opens what was wanted. A refusal changes nothing and stays, in the server's words, until something else is
 * entered or tried.
 */
export function useLogin(wanted: string | undefined) {
  const { client, session, text } = usePortal();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string>();
  const logIn = async ({ account, password }: Credentials) => {
    setRefusal(undefined);
    try {
      const secret = await travelling(client, password, globalThis.location.hostname);
      if (secret === undefined) return setRefusal(text('login.insecure'));
      const user = await client.call(login, { account, password: secret });
      session.login(user);
      await router.navigate({ href: wanted ?? deskOf(user.ext.codeList), replace: true });
    } catch (error) {
      setRefusal(errorText(text, error));
    }
  };
  return { logIn, refusal, forget: () => setRefusal(undefined) };
}
