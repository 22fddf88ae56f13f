import { type Client, canSeal, sealSecret, settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useRouter } from '@tanstack/react-router';
import { usePortal } from '../../app/context.ts';
import type { Sent } from '../../kit/use-command-form.ts';
import { deskOf } from '../../session/desk.ts';
import type { UserData } from '../../session/state.ts';

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

/** Logs in and opens what was wanted; a refusal changes nothing. */
export function useLogin(wanted: string | undefined) {
  const { client, session, text } = usePortal();
  const router = useRouter();
  return {
    async send({ account, password }: Credentials): Promise<Sent<UserData>> {
      const sealed = await settle(travelling(client, password, globalThis.location.hostname));
      if (!sealed.ok) return sealed;
      if (sealed.data === undefined) return { ok: false, message: text('login.insecure') };
      return settle(client.call(login, { account, password: sealed.data }));
    },
    async onSaved(user: UserData) {
      session.login(user);
      await router.navigate({ href: wanted ?? deskOf(user.ext.codeList), replace: true });
    },
  };
}
