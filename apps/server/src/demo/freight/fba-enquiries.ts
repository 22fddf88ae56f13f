import { FBA_ENQUIRY_STATE, type FbaEnquiryState, type FbaMode } from '@lading/api-client/contract';
import { lineAmount } from '@lading/validators/freight';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { fbaEnquiries, fbaQuotes, fbaWarehouses, webUsers } from '../../database/schema.ts';
import { at, day } from '../clock.ts';

const { sent, working, quoted, chosen, lapsed, closed } = FBA_ENQUIRY_STATE;

/** Site, way, from where, goods, kilograms, cubic metres, cartons, days ago, state; who: the first customer, the second, a visitor. */
const ASKED: readonly (readonly [
  site: string,
  mode: FbaMode | null,
  from: string,
  goods: readonly [string, string],
  cargo: readonly [string, string, number],
  ago: number,
  state: FbaEnquiryState,
  who: 'haoyu' | 'outai' | 'visitor',
])[] = [
  ['ONT8', 1, '深圳', ['塑料玩具', 'Plastic toys'], ['1386', '7.56', 84], 0, sent, 'haoyu'],
  ['LGB8', 2, '义乌', ['收纳箱', 'Storage boxes'], ['420', '5.2', 60], 0, sent, 'outai'],
  ['FTW1', null, '宁波', ['蓝牙音箱', 'Bluetooth speakers'], ['260', '1.9', 32], 1, sent, 'visitor'],
  ['ABE8', 5, '深圳', ['充电宝', 'Power banks'], ['180', '0.8', 20], 1, working, 'haoyu'],
  ['MDW2', 1, '上海', ['园艺工具', 'Garden tools'], ['2400', '9.6', 120], 2, working, 'visitor'],
  ['LAX9', 3, '深圳', ['手机壳', 'Phone cases'], ['320', '2.1', 28], 2, quoted, 'haoyu'],
  ['SBD1', 1, '宁波', ['瑜伽垫', 'Yoga mats'], ['760', '8.4', 95], 3, quoted, 'haoyu'],
  ['BHX4', 2, '深圳', ['厨房刀架', 'Knife racks'], ['510', '3.3', 45], 3, quoted, 'outai'],
  ['LEJ1', 2, '义乌', ['圣诞灯串', 'Christmas lights'], ['640', '6.1', 80], 4, quoted, 'outai'],
  ['TEB9', 4, '上海', ['折叠椅', 'Folding chairs'], ['9800', '62', 700], 5, chosen, 'haoyu'],
  ['YYZ4', 1, '深圳', ['宠物窝', 'Pet beds'], ['880', '12.5', 110], 6, chosen, 'haoyu'],
  ['GYR3', 1, '宁波', ['工具箱', 'Tool boxes'], ['1520', '5.4', 90], 8, chosen, 'outai'],
  ['CLT2', 2, '深圳', ['浴室架', 'Bath shelves'], ['390', '3.9', 42], 20, lapsed, 'haoyu'],
  ['IND9', 1, '义乌', ['拼图', 'Puzzles'], ['1100', '4.8', 100], 25, lapsed, 'outai'],
  ['SMF3', 3, '深圳', ['数据线', 'Cables'], ['140', '0.6', 15], 30, lapsed, 'haoyu'],
  ['RDU2', 5, '宁波', ['电动滑板车', 'Electric scooters'], ['1900', '11', 60], 12, closed, 'haoyu'],
  ['HOU2', 1, '上海', ['香薰蜡烛', 'Scented candles'], ['500', '2.2', 50], 14, closed, 'outai'],
  ['NRT5', 2, '深圳', ['雨伞', 'Umbrellas'], ['300', '1.4', 25], 16, closed, 'haoyu'],
];
const ASKERS = {
  haoyu: { account: '13800138000', companyName: '宁波昊屿' },
  outai: { account: '13900139000', companyName: '' },
  visitor: { account: '', companyName: '义乌晴川百货' },
} as const;

/** Two prices each, where one was answered. */
const OFFERS = [
  ['普船海卡', '9.60', 30, 35],
  ['美森正班', '14.20', 14, 18],
] as const;

/** Questions for prices in every state; none without the base data. */
export async function addFbaEnquiries(tx: Db, days: number): Promise<void> {
  const sites = await tx
    .select()
    .from(fbaWarehouses)
    .where(
      inArray(
        fbaWarehouses.code,
        ASKED.map(([code]) => code),
      ),
    );
  const people = await tx
    .select()
    .from(webUsers)
    .where(inArray(webUsers.account, ['13800138000', '13900139000']));
  const [staff] = await tx
    .select()
    .from(webUsers)
    .where(and(isNull(webUsers.customerId), eq(webUsers.account, '13700137000')));
  const stamp = day(days).slice(2).replaceAll('-', '');
  for (const [
    place,
    [code, mode, originCity, [goods, goodsEn], [weight, volume, count], ago, state, who],
  ] of ASKED.entries()) {
    const site = sites.find((one) => one.code === code);
    const asker = people.find(({ account }) => account === ASKERS[who].account);
    if (!site || (who !== 'visitor' && !asker)) continue;
    const priced = state === quoted || state === chosen || state === lapsed;
    const answered = priced || state === closed;
    const answeredAt = answered ? new Date(at(days - ago + 1, '10:30')) : null;
    const [row] = await tx
      .insert(fbaEnquiries)
      .values({
        enquiryNo: `EN${stamp}${String(place + 1).padStart(5, '0')}`,
        requestId: `demo-enquiry-${place}`,
        state,
        customerId: asker?.customerId ?? null,
        userId: asker?.id ?? null,
        warehouseId: site.id,
        countryId: site.countryId,
        zip: site.zip,
        mode,
        originCity,
        goods,
        goodsEn,
        weight,
        volume,
        count,
        contactName: asker?.name ?? '林晓',
        phone: ASKERS[who].account || '13600136000',
        companyName: ASKERS[who].companyName,
        readyDay: day(days + 6),
        createTime: new Date(at(days - ago, '09:20')),
        answeredAt,
        answeredBy: answered ? (staff?.id ?? null) : null,
        reason: state === closed ? '该品名暂不承运' : '',
      })
      .returning({ id: fbaEnquiries.id });
    if (!row || !priced) continue;
    const last = day(state === lapsed ? days - ago + 8 : days + 12);
    const quotes = await tx
      .insert(fbaQuotes)
      .values(
        OFFERS.map(([channel, price, transitMin, transitMax]) => ({
          enquiryId: row.id,
          channel,
          price,
          transitMin,
          transitMax,
          chargeable: weight,
          currency: 'CNY',
          total: lineAmount(price, weight, 'CNY'),
          validTo: last,
          byId: staff?.id ?? null,
          createTime: answeredAt ?? new Date(at(days, '09:00')),
        })),
      )
      .returning({ id: fbaQuotes.id });
    if (state === chosen)
      await tx
        .update(fbaEnquiries)
        .set({ chosenQuoteId: quotes[0]?.id ?? null })
        .where(eq(fbaEnquiries.id, row.id));
  }
}
