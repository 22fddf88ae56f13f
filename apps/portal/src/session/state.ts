import type { Out, PageCode, PortalContract } from '@lading/api-client/contract';

/** The whole login result. */
export type UserData = Out<PortalContract['user']['login']>;

/** What is kept of it as `userData`: all but the token, which stands once, as `userToken`. */
export type Person = Omit<UserData, 'token' | 'ext'> & { readonly ext: { readonly codeList: string[] } };
export const personOf = ({ ext: { codeList }, user }: UserData): Person => ({ ext: { codeList }, user });

/** What the server says again about who is logged in, in the language of the page. */
export type UserInfo = Out<PortalContract['user']['webUserInfo']>;

/** Not logged in; logged in without roles; logged in with roles. */
export type SessionState =
  | { readonly kind: 'guest' }
  | { readonly kind: 'authenticated'; readonly user: UserData }
  | { readonly kind: 'authorized'; readonly user: UserData; readonly roles: readonly string[] };

export type SessionEvent =
  | { readonly type: 'loggedIn'; readonly user: UserData }
  | { readonly type: 'infoLoaded'; readonly info: UserInfo }
  | { readonly type: 'loggedOut' };

export const GUEST: SessionState = { kind: 'guest' };

const PAGE_CODES: readonly PageCode[] = ['backstage', 'backhome', 'sysmessage'];
const withPages = (codes: readonly string[]): string[] => [...new Set([...codes, ...PAGE_CODES])];

export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'loggedIn':
      return { kind: 'authenticated', user: event.user };
    case 'infoLoaded': {
      if (state.kind === 'guest') return state;
      const { id, name, companyName } = event.info.baseInfo;
      const user = { ...state.user, user: { id, name, companyName } };
      return { kind: 'authorized', user, roles: withPages(event.info.roles) };
    }
    case 'loggedOut':
      return GUEST;
  }
}

/** The permission codes of the state: empty until the roles are there. */
export const rolesOf = (state: SessionState): readonly string[] => (state.kind === 'authorized' ? state.roles : []);

/** The codes a menu goes by: those of the login until the server has said them again. */
export const menuCodes = (state: SessionState): readonly string[] =>
  state.kind === 'authenticated' ? withPages(state.user.ext.codeList) : rolesOf(state);

/** What was stored, if it still has the shape of a person. */
export function isPerson(value: unknown): value is Person {
  const data = value as Partial<Person> | null;
  return typeof data === 'object' && typeof data?.user?.name === 'string' && Array.isArray(data.ext?.codeList);
}
