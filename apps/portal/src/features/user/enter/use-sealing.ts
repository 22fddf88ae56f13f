import { type Client, canSeal, sealSecret, settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { usePortal } from '../../../app/context.ts';
import type { Sent } from '../../../kit/use-command-form.ts';

const { sealKey } = contract.user;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Secrets as they may travel: sealed, or as typed when they do not leave this machine; undefined when neither holds. */
async function travelling<T extends readonly string[]>(client: Client, path: string, secrets: T) {
  if (!canSeal()) return LOOPBACK.test(globalThis.location.hostname) ? secrets : undefined;
  const key = await client.call(sealKey);
  return Promise.all(secrets.map((secret) => sealSecret(key, path, secret))) as unknown as Promise<T>;
}

/** Seals what only the server may read, each by itself: it takes a sealed text once. `path` is that of the call that carries them. */
export function useSealing() {
  const { client, text } = usePortal();
  return async <T extends readonly string[]>(path: string, ...secrets: T): Promise<Sent<T>> => {
    const sealed = await settle(travelling(client, path, secrets));
    if (!sealed.ok) return sealed;
    return sealed.data ? { ok: true, data: sealed.data } : { ok: false, message: text('login.insecure') };
  };
}
