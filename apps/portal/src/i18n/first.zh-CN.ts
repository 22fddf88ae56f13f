// What a visitor reads on any page, and what fetches the rest: the portal's areas, and the components' in two parts.
import { messages as general } from '@lading/ui/zh-CN/general';
import { messages as shell } from '@lading/ui/zh-CN/shell';

export { AREAS as OWN, messages as own, rest } from './compiled/first.zh-CN.ts';
export const components = { ...general, ...shell };
export const COMPONENTS = {
  'ui/desk': () => import('./desk.zh-CN.ts'),
  'ui/bills': () => import('./bills.zh-CN.ts'),
  'ui/papers': () => import('@lading/ui/zh-CN/papers'),
  'ui/sheet': () => import('@lading/ui/zh-CN/sheet'),
  'ui/booking': () => import('@lading/ui/zh-CN/booking'),
  'ui/party': () => import('@lading/ui/zh-CN/party'),
  'ui/settlement': () => import('@lading/ui/zh-CN/settlement'),
  'ui/track': () => import('@lading/ui/zh-CN/track'),
};
