import { createStorage } from '@lading/api-client';
import { type Code, contract } from '@lading/api-client/contract';
import { resetCache } from '@lading/api-client/react';
import { mock } from '@lading/api-client/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { House } from '../app/house.ts';
import { createPortal } from '../app/portal.tsx';
import { createPreferences } from '../app/preferences.ts';
import { routeTree } from '../routeTree.gen.ts';
import { personOf, type UserData } from '../session/state.ts';
import { FakeSocket } from './fake-socket.ts';
import { NO_VERSIONS } from './no-versions.ts';
import { NO_WORK } from './no-work.ts';
import { siteContent } from './sample-content.ts';
import { sampleHouse } from './sample-house.ts';
import { NOTHING_OWED } from './sample-money.ts';

const { user, order, desk } = contract;

export const chenWei: UserData = {
  token: 'token-of-chen-wei',
  ext: { codeList: ['bill:view'] satisfies Code[] },
  user: { id: 1, name: '陈蔚', companyName: '宁波昊屿家居' },
};

/** What a page asks in the background unless a test says otherwise: a customer with nothing to do. */
const quiet: AnyHandler[] = [
  mock(user.webUserInfo, {
    roles: ['bill:view'] satisfies Code[],
    baseInfo: { ...chenWei.user, account: '13800138000' },
  }),
  mock(user.checkToken, true),
  mock(user.companyLogo, sampleHouse),
  mock(user.agreements, { terms: '', privacy: '' }),
  mock(user.logout, null),
  mock(user.toDoList, { records: [], total: 0 }),
  mock(user.toDoCount, 0),
  mock(desk.deskQueue, NO_WORK),
  mock(user.listViews, { list: [] }),
  mock(order.orderPage, { records: [], total: 0 }),
  mock(order.orderCounts, { all: 0, orderStatus: [], webStatus: [] }),
  mock(order.blVersions, NO_VERSIONS),
  ...NOTHING_OWED,
  ...siteContent('zh-CN'),
];

interface Opening {
  as?: UserData;
  language?: string;
  /** of the reader */
  timeZone?: string;
  /** what the house set, as the page comes with it */
  house?: House;
}

/** The network of the tests in a file; what no handler knows fails the test. */
export function portalTests() {
  const server = setupServer(...quiet);
  const stops: (() => void)[] = [];
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    vi.stubGlobal('WebSocket', FakeSocket);
    // The document of the tests has no layout to scroll.
    vi.stubGlobal('scrollTo', () => undefined);
    Element.prototype.scrollTo = () => undefined;
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    server.resetHandlers();
    resetCache();
    localStorage.clear();
    sessionStorage.clear();
    FakeSocket.all = [];
  });
  afterAll(() => {
    server.close();
    vi.unstubAllGlobals();
  });

  /** Opens the portal at a path, as a visitor or as somebody who is logged in. */
  async function open(path: string, { as, language = 'zh-CN', timeZone = 'Asia/Shanghai', house = {} }: Opening = {}) {
    if (as) {
      localStorage.setItem('lading.userData', JSON.stringify({ v: 2, d: personOf(as) }));
      localStorage.setItem('lading.userToken', JSON.stringify({ v: 1, d: as.token }));
    }
    const storage = createStorage('lading.');
    const preferences = createPreferences(storage, language);
    const history = createMemoryHistory({ initialEntries: [path] });
    const portal = await createPortal({ routeTree, history, storage, preferences, timeZone, house });
    stops.push(portal.stop);
    render(portal.element);
    return { ...portal, person: userEvent.setup(), path: () => history.location.href };
  }
  return { server, open };
}
