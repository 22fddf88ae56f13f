import type { contract, Out } from '@lading/api-client/contract';
import { useRouter } from '@tanstack/react-router';
import { usePortal } from '../../../app/context.ts';
import { deskOf } from '../../../session/desk.ts';

export type LoginResult = Out<typeof contract.user.login>;

/** Goes on with whoever has just come in, by whichever way: to what was wanted, else to the desk. */
export function useEnter(wanted: string | undefined) {
  const { session } = usePortal();
  const router = useRouter();
  return async (user: LoginResult): Promise<void> => {
    session.login(user);
    await router.navigate({ href: wanted ?? deskOf(user.ext.codeList), replace: true });
  };
}
