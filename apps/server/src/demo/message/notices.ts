import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { broadcasts, customers, messageReads, messages, webUsers } from '../../database/schema.ts';
import { at } from '../clock.ts';
import { said } from '../moved.ts';

const COMPANY = 'HAOYU';
const READER = '13800138000';
/** What has been told in the weeks before, so that every kind stands in the list; the first of them are unread. */
const UNREAD = 9;

const sailing = { vessel: 'COSCO SHIPPING ANDES', voyage: '042E', bkgNo: '6412098730', etd: '2026-11-26' };
const bill = { bookingNo: 'MB26S01873', billNo: 'COSU6412098730', version: '3' };
const lane = {
  name: '宁波 → 洛杉矶',
  nameEn: 'Ningbo → Los Angeles',
  etd: '2026-11-25',
  currency: 'USD',
  price: '2310.00',
  service: '中远海运 AAC2',
  box: '40HQ',
};
const person = { name: '陈蔚', nameEn: 'Chen Wei' };
export const KINDS: readonly (readonly [type: string, values: Record<string, string>])[] = [
  ['vgmDue', { bookingNo: 'MB26S01873', hours: '24', time: '2026-11-21 17:00' }],
  ['siDue', { bookingNo: 'MB26S01845', hours: '72', time: '2026-11-23 10:00' }],
  [
    'etaChanged',
    { bookingNo: 'MB26S01702', ...sailing, vessel: 'YM TARGET', voyage: '061E', old: '11-26', eta: '11-28' },
  ],
  ['copyReady', bill],
  [
    'statementIssued',
    { bookingNo: 'MB26S01702', accountNo: 'AR26110071', totals: 'USD 4,955.35', amount: 'USD 4,955.35' },
  ],
  ['rateDropped', lane],
  ['spaceReleased', { bookingNo: 'MB26S01873', ...sailing }],
  ['preplanDue', { bookingNo: 'MB26S01851', hours: '24', time: '2026-11-21 12:00' }],
  [
    'chargeAnswered',
    { bookingNo: 'MB26S01843', accountNo: 'AR26110064', ...person, charge: '码头操作费', text: '单价按 11 月合约调整' },
  ],
  ['bookingAccepted', { bookingNo: 'MB26S01855' }],
  ['bookingRejected', { bookingNo: 'MB26S01856', fields: '2', said: '品名过于笼统', saidEn: 'Vague goods', text: '' }],
  ['bookingRolled', { bookingNo: 'MB26S01842', ...sailing, said: '舱位不足', saidEn: 'No room', text: '' }],
  ['bookingCancelled', { bookingNo: 'MB26S01843', said: '货期推迟', saidEn: 'Cargo is late', text: '' }],
  ['bookingSailed', { bookingNo: 'MB26S01702', ...sailing }],
  ['bookingKept', { bookingNo: 'MB26S01845', said: '已过截港', saidEn: 'The terminal has closed', text: '' }],
  ['cutoffChanged', { bookingNo: 'MB26S01873', what: '截港', old: '11-22 12:00', time: '11-22 20:00' }],
  ['copyConfirmed', { ...bill, ...person, version: '2', time: '2026-11-12 16:40' }],
  ['changesAnswered', { ...bill, accepted: '3', declined: '1', returned: '0', count: '4' }],
  ['blReleased', { ...bill, telexNo: 'none', courierNo: 'none' }],
  ['vgmAccepted', { bookingNo: 'MB26S01702', ctnNos: 'CSQU3054383' }],
  ['vgmRefused', { bookingNo: 'MB26S01847', ctnNos: 'CSQU3054383', reason: '皮重与箱门不符' }],
  ['preplanAccepted', { bookingNo: 'MB26S01702' }],
  ['preplanRefused', { bookingNo: 'MB26S01847', reason: '发货人企业代码缺失' }],
  ['milestone', { bookingNo: 'MB26S01702', said: '到港', saidEn: 'arrived', time: '2026-11-12 06:20' }],
  ['holdPlaced', { bookingNo: 'MB26S01702', ctnNo: 'CSQU3054383', said: '海关查验', saidEn: 'Customs examination' }],
  ['lastFreeDay', { bookingNo: 'MB26S01702', ctnNo: 'CSQU3054383', day: '11-24' }],
  [
    'accountConfirmed',
    { bookingNo: 'MB26S01702', accountNo: 'AR26100052', ...person, time: '2026-11-03 10:12', totals: 'USD 3,120.00' },
  ],
  ['paymentDue', { accountNo: 'AR26100052', amount: 'USD 3,120.00', day: '11-15' }],
  ['overdue', { accountNo: 'AR26090037', amount: 'USD 1,980.00', day: '11-08', days: '3' }],
  ['bidTaken', { ...lane, hours: '24', price: '2150.00' }],
  ['bidCountered', { ...lane, price: '2200.00' }],
  ['bidLost', { ...lane, price: '1990.00' }],
  ['roomLow', { ...lane, left: '6', vessel: 'COSCO SHIPPING ANDES', voyage: '042E' }],
  ['rateExpiring', { ...lane, day: '11-30' }],
  [
    'importDone',
    { kind: 'booking', fileName: '订舱导入.xlsx', ok: '18', failed: '2', total: '20', count: '20', state: 'done' },
  ],
];

const BROADCAST = {
  titleCn: '冬季恶劣天气期间的操作安排',
  titleEn: 'Operations in winter weather',
  htmlCn:
    '<p>受冷空气影响，宁波、上海港近期可能封航。<strong>截港时间以当日通知为准</strong>，请尽量提前一天进港。</p>',
  htmlEn:
    '<p>Ningbo and Shanghai may close for weather. <strong>Gate times follow the notice of the day</strong>: please deliver a day early.</p>',
};

async function addBroadcast(tx: Db, moved: (time: string) => Date): Promise<void> {
  const [author] = await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.account, '13700137000'));
  if (!author) return;
  const [sentAt, later] = [moved(at(-6, '09:30')), moved(at(3, '09:00'))];
  const common = { authorId: author.id, audience: 'all' as const };
  const [sent] = await tx
    .insert(broadcasts)
    .values({ ...common, ...BROADCAST, sendAt: sentAt, sentAt, createTime: sentAt, requestId: 'demo-weather' })
    .returning();
  const planned = { titleCn: '12 月美西航线旺季附加费', titleEn: 'Peak season surcharge, US west coast, December' };
  const words = {
    htmlCn: '<p>12-01 起，40HQ 加收 USD 400.00。</p>',
    htmlEn: '<p>From 1 December, USD 400.00 for each 40HQ.</p>',
  };
  await tx.insert(broadcasts).values({ ...common, ...planned, ...words, sendAt: later, requestId: 'demo-surcharge' });
  const whom = await tx.select({ id: customers.id }).from(customers);
  const { titleCn: title, htmlCn: html, titleEn, htmlEn } = BROADCAST;
  const message = { type: 'news', title, html, titleEn, htmlEn, broadcastId: sent?.id ?? null, createTime: sentAt };
  await tx.insert(messages).values(whom.map(({ id: customerId }) => ({ customerId, ...message })));
}

/** Every kind of notice in the list of the company, twice, and what staff wrote to all. */
export async function loadNotices(tx: Db, days: number): Promise<void> {
  const moved = (time: string) => new Date(Date.parse(time) + days * 86_400_000);
  await addBroadcast(tx, moved);
  const [company] = await tx.select().from(customers).where(eq(customers.code, COMPANY));
  const [reader] = await tx.select().from(webUsers).where(eq(webUsers.account, READER));
  if (!company || !reader) return;
  // What is read lies further back than what staff wrote this week.
  const rows = [...KINDS, ...KINDS].map(([type, values], place) => ({
    customerId: company.id,
    type,
    // Their dates stand in sentences.
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value, days)])),
    createTime: moved(
      place < UNREAD ? at(-(place % 3), `0${9 - (place % 9)}:20`) : at(-4 - place, `${10 + (place % 8)}:15`),
    ),
  }));
  const written = await tx.insert(messages).values(rows).returning({ id: messages.id });
  const read = written.slice(UNREAD).map(({ id }) => id);
  const people = await tx
    .select({ id: webUsers.id })
    .from(webUsers)
    .where(inArray(webUsers.customerId, [company.id]));
  await tx
    .insert(messageReads)
    .values(
      people.flatMap(({ id: userId }) =>
        read.map((messageId) => ({ messageId, userId, readAt: moved(at(-1, '18:00')) })),
      ),
    );
}
