import type { PrefixedStorage } from '@lading/api-client';
import {
  GUEST,
  isPerson,
  type Person,
  personOf,
  reduceSession,
  type SessionEvent,
  type SessionState,
  type UserData,
  type UserInfo,
} from './state.ts';

export interface SessionOptions {
  storage: PrefixedStorage;
  /** asks the server for the permission codes and the name of who is logged in */
  loadInfo(): Promise<UserInfo>;
  /** clears what belongs to the person who left: tabs, caches, the live socket */
  onLogout(): void;
  /** another tab of the browser logged out, or in as somebody else */
  onChangedElsewhere(): void;
}

export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** counts logins and logouts; part of every cache key, so nothing of one person reaches the next */
  epoch(): number;
  token(): string | null;
  login(user: UserData): void;
  /** asks once, however many routes wait; rejects with the client's error */
  loadRoles(): Promise<void>;
  logout(): void;
  /** stops following the other tabs */
  dispose(): void;
}

/** Outside React: guards read it before anything renders, components subscribe. */
export function createSession({ storage, loadInfo, onLogout, onChangedElsewhere }: SessionOptions): Session {
  const userToken = storage.item<string>('userToken', {
    version: 1,
    fallback: '',
    parse: (value) => (typeof value === 'string' ? value : undefined),
  });
  // Its first version held the token a second time.
  const userData = storage.item<Person | null>('userData', {
    version: 2,
    fallback: null,
    parse: (value) => (isPerson(value) ? value : undefined),
  });
  const stored = (): UserData | null => {
    const [kept, person] = [userToken.get(), userData.get()];
    return kept !== '' && person ? { ...person, token: kept } : null;
  };
  const first = stored();
  let state: SessionState = first ? { kind: 'authenticated', user: first } : GUEST;
  let epoch = 0;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const token = () => (state.kind === 'guest' ? null : state.user.token);
  const apply = (event: SessionEvent) => {
    state = reduceSession(state, event);
    for (const listener of listeners) listener();
  };
  const change = (event: SessionEvent) => {
    epoch += 1;
    loading = null;
    if (state.kind !== 'guest') onLogout();
    apply(event);
  };

  // The token is written last and taken away first: whoever hears of it finds the person it belongs to.
  const dispose = userToken.subscribe(() => {
    const user = stored();
    if ((user?.token ?? null) === token()) return;
    change(user ? { type: 'loggedIn', user } : { type: 'loggedOut' });
    onChangedElsewhere();
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    epoch: () => epoch,
    token,
    login(user) {
      change({ type: 'loggedIn', user });
      userData.set(personOf(user));
      userToken.set(user.token);
    },
    loadRoles() {
      const asked = epoch;
      loading ??= loadInfo()
        .then((info) => {
          if (asked === epoch) apply({ type: 'infoLoaded', info });
        })
        .finally(() => {
          if (asked === epoch) loading = null;
        });
      return loading;
    },
    logout() {
      if (state.kind === 'guest') return;
      change({ type: 'loggedOut' });
      userToken.remove();
      userData.remove();
    },
    dispose,
  };
}
