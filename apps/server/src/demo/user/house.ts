import { readFileSync } from 'node:fs';
import type { HouseSettings } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { housePictures, houseSettings, webUsers } from '../../database/schema.ts';
import { pathOfPicture } from '../../user/house/pictures.ts';

/** Addresses under `.example` lead nowhere, and the codes hold nothing else. */
const SOCIALS: HouseSettings['socials'] = [
  { kind: 'weibo', url: 'https://weibo.example/meridianbay' },
  { kind: 'facebook', url: 'https://facebook.example/meridianbay' },
  { kind: 'x', url: 'https://x.example/meridianbay' },
  { kind: 'linkedin', url: 'https://linkedin.example/company/meridianbay' },
];

/** Friends of the house: how both languages call them, what their logo reads, and its width. */
const FRIENDS = [
  ['北仑港务公告', 'Beilun Harbour Notices', 'HARBOUR NOTICES', 'harbour-notices', 134],
  ['货主协会', 'Shippers’ Council', 'SHIPPERS’ COUNCIL', 'shippers-council', 140],
  ['关务窗口', 'Customs Window', 'CUSTOMS WINDOW', 'customs-window', 128],
  ['四号保税场站', 'Bonded Yard 4', 'BONDED YARD 4', 'bonded-yard-4', 110],
] as const;

const QR_CODES = ['service', 'official', 'mini'] as const;

/** A wordmark for the dark foot of the site, drawn in letters that every machine has. */
const wordmark = (words: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 22"><text x="0" y="15" textLength="${width}" font-family="Arial, Helvetica, sans-serif" font-size="12" font-weight="700" fill="#d6e4e4">${words}</text></svg>`;

async function keep(tx: Db, drawing: string): Promise<string> {
  const contentType = 'image/svg+xml' as const;
  const [row] = await tx
    .insert(housePictures)
    .values({ contentType, bytes: Buffer.from(drawing) })
    .returning({ id: housePictures.id });
  if (!row) throw new Error('no picture was written');
  return pathOfPicture(row.id, contentType);
}

/** What the invented house set: the foot of the site is whole, and its system of orders has an address. */
export async function addHouse(tx: Db): Promise<void> {
  const [editor] = await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.account, '13700137000'));
  if (!editor) throw new Error('nobody of the demonstration can have set what the house says');
  const codes = { service: '', official: '', mini: '' };
  for (const name of QR_CODES)
    codes[name] = await keep(tx, readFileSync(new URL(`./house/${name}.svg`, import.meta.url), 'utf8'));
  const friendlyLinks: HouseSettings['friendlyLinks'] = [];
  for (const [nameCn, nameEn, words, host, width] of FRIENDS)
    friendlyLinks.push({
      nameCn,
      nameEn,
      url: `https://${host}.example/`,
      logo: await keep(tx, wordmark(words, width)),
    });
  const said: Partial<HouseSettings> = {
    icp: '浙ICP备00000000号-1',
    omsUrl: 'https://oms.meridianbay.example/',
    qrCodes: codes,
    socials: SOCIALS,
    friendlyLinks,
    shortVideo: { labelCn: '视频号：子午湾看船', labelEn: 'Short video: Meridian Bay at sea', url: '' },
  };
  await tx.insert(houseSettings).values({ id: 1, revision: 1, editedBy: editor.id, editedAt: new Date(), said });
}
