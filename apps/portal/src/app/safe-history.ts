import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

const HOME = '/index';

/** A path with repeated slashes is answered by the home page. */
export const hasRepeatedSlashes = (pathname: string): boolean => pathname.includes('//');

/** Browser history in which repeated slashes lead home; the router itself would hide them before any hook could see them. */
export function createSafeHistory(window: Window & typeof globalThis = globalThis.window): RouterHistory {
  return createBrowserHistory({
    window,
    parseLocation: () => {
      const { location, history } = window;
      if (hasRepeatedSlashes(location.pathname)) history.replaceState(history.state, '', HOME);
      return parseHref(`${location.pathname}${location.search}${location.hash}`, history.state);
    },
  });
}
