import type { Examples } from '../testing/example.ts';

export const examples: Examples<'user', 'about'> = {
  companyLogo: () => ({}),
  aboutUs: () => undefined,
  agreements: () => undefined,
  appVersion: () => ({ appName: 'lading', platform: 5, version: '1.0.0' }),
  appDownload: () => ({ appName: 'lading', platform: 4 }),
};
