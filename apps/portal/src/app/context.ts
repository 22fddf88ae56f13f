import type { Client, PrefixedStorage } from '@lading/api-client';
import type { NoticeStore } from '@lading/ui';
import { createContext, use } from 'react';
import type { Permission } from '../access/permissions.ts';
import type { LoadAreas, MessageId, PortalText } from '../i18n/text.ts';
import type { Session } from '../session/store.ts';
import type { House } from './house.ts';
import type { MenuIcon } from './menu-icons.ts';
import type { Preferences } from './preferences.ts';
import type { TabStore } from './tab-store.ts';

/** What the composition root makes once; routes get it as their context, components by `usePortal`. */
export interface PortalContext {
  readonly client: Client;
  readonly session: Session;
  readonly notices: NoticeStore;
  /** what is kept on this device */
  readonly storage: PrefixedStorage;
  readonly preferences: Preferences;
  readonly tabs: TabStore;
  readonly text: PortalText;
  /** what the house set otherwise than in the texts */
  readonly house: House;
  /** takes what it has set since the page came */
  onHouse(news: House): void;
  /** what a page says beyond the first: its loader waits for these */
  readonly loadTexts: LoadAreas;
  /** asks the server whether the stored session still stands, and leaves where it does not */
  checkToken(): Promise<void>;
}

const Context = createContext<PortalContext | null>(null);
export const PortalProvider = Context;

export function usePortal(): PortalContext {
  const portal = use(Context);
  if (!portal) throw new Error('A page of the portal stands outside its providers');
  return portal;
}

declare module '@tanstack/react-router' {
  /** Title, menu, tab and guard all read this; there is no second table of routes. */
  interface StaticDataRouteOption {
    titleId: MessageId;
    /** public: passes without checks */
    door?: true;
    /** the code that opens the page */
    permission?: Permission;
    /**
     * Its place in the menu; without one it is in none. `group` names the heading that it stands under in the workspace, or opens under on the
     * public site. Doors stand on the public site, other pages in the workspace; `portal` on both.
     */
    menu?: { order: number; icon: MenuIcon; group?: MessageId; portal?: true };
    /** false: not recorded in the tab history */
    tab?: false;
  }
}
