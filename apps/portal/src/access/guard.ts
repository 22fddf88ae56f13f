import { rolesOf, type SessionState } from '../session/state.ts';
import { isPermitted, type Permission, type RouteNode, visibleRoutes } from './permissions.ts';

export type Decision = 'login' | 'loadRoles' | 'forbidden' | 'pass';

/** The matched routes from the outermost to the page, as the guard sees them. */
export interface GuardedMatch {
  readonly routeId: string;
  readonly staticData: { readonly permission?: Permission | undefined };
}

/** What happens to a member page: the page must be among the routes the roles open, three levels deep at most. */
export function decide(state: SessionState, matches: readonly GuardedMatch[]): Decision {
  if (state.kind === 'guest') return 'login';
  if (state.kind === 'authenticated') return 'loadRoles';
  const page = matches.at(-1);
  return page && isPermitted(visibleRoutes(chainOf(matches), rolesOf(state)), page.routeId) ? 'pass' : 'forbidden';
}

const chainOf = (matches: readonly GuardedMatch[]): RouteNode[] =>
  matches.reduceRight<RouteNode[]>(
    (children, match) => [{ id: match.routeId, permission: match.staticData.permission, children }],
    [],
  );
