import { download } from '../define.ts';

export const exportKept = download(
  '/user/webuser/exportKeptData.do',
  'What the portal keeps of who asks, as a file: base data, logins, applications, what was done and from which network; no secrets',
  { access: 'member', limit: 10, assumed: true },
);
