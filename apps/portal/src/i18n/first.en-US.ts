// What a visitor reads on any page, and what fetches the rest: the portal's areas, and the components' in two parts.
import { messages as general } from '@lading/ui/en-US/general';
import { messages as shell } from '@lading/ui/en-US/shell';

export { AREAS as OWN, messages as own, rest } from './compiled/first.en-US.ts';
export const components = { ...general, ...shell };
export const COMPONENTS = {
  'ui/desk': () => import('./desk.en-US.ts'),
  'ui/bills': () => import('./bills.en-US.ts'),
  'ui/papers': () => import('@lading/ui/en-US/papers'),
  'ui/sheet': () => import('@lading/ui/en-US/sheet'),
  'ui/booking': () => import('@lading/ui/en-US/booking'),
  'ui/party': () => import('@lading/ui/en-US/party'),
  'ui/settlement': () => import('@lading/ui/en-US/settlement'),
  'ui/track': () => import('@lading/ui/en-US/track'),
};
