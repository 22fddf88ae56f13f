import { type BillKind, BL_TYPE } from '@lading/validators/bill';
import type { Db } from '../database/open.ts';
import {
  accountLines,
  accounts,
  bills,
  bookings,
  containers,
  customers,
  files,
  goods,
  messages,
  todos,
  webUsers,
} from '../database/schema.ts';
import { restate } from '../settlement/restate.ts';
import { hashPassword } from '../user/password.ts';

export const PASSWORD = 'Lading2026';

const one = <T>([row]: T[]): T => {
  if (!row) throw new Error('nothing was inserted');
  return row;
};

type Booking = typeof bookings.$inferInsert;
const OWNER = { roles: ['owner'] };

const MASTER: Omit<Booking, 'customerId' | 'bookingNo'> = {
  bkgNo: '6412098730',
  mblNo: 'COSU6412098730',
  blType: BL_TYPE.MBL,
  shippingName: 'COSCO',
  portStartNameCn: '宁波',
  portStartNameEn: 'Ningbo',
  portStartCode: 'CNNGB',
  portEndNameCn: '洛杉矶',
  portEndNameEn: 'Los Angeles',
  portEndCode: 'USLAX',
  vessel: 'COSCO SHIPPING ANDES',
  voyage: '042E',
  etd: '2026-11-26',
  cutOff: new Date('2026-11-21T09:00:00Z'),
  webStatus: 4,
};

export async function addBill(
  db: Db,
  bookingId: number,
  kind: BillKind,
  position: number,
  webStatus = 4,
): Promise<number> {
  const values = { bookingId, kind, position, webStatus, version: 3 };
  const bill = one(
    await db
      .insert(bills)
      .values({
        ...values,
        mblNo: 'COSU6412098730',
        hblNo: kind === 'HBL' ? 'MBH26000001' : '',
        fAddress: 'NINGBO HAOYU\nNO. 1 ROAD',
        etd: '2026-11-26',
        blDate: new Date('2026-11-18T08:40:12Z'),
        actualNumber: 640,
        actualWeight: '12400.5',
        actualVolume: '61.0300',
      })
      .returning({ id: bills.id }),
  );
  const cargo = {
    billId: bill.id,
    goods: 'FURNITURE',
    hsCode: '940360',
    number: 640,
    weight: '12400.5',
    volume: '61.03',
  };
  await db.insert(goods).values(cargo);
  const box = { billId: bill.id, ctnType: 1, packageType: 1, number: 320, weight: '6200.25', volume: '30.5' };
  await db.insert(containers).values([
    { ...box, ctnNo: 'CBHU3202732', ctnTypeName: '40HQ', sealNo: 'CN1' },
    { ...box, ctnNo: 'CSQU3054383', ctnTypeName: '40HQ', sealNo: 'CN2' },
    { ...box, ctnNo: 'TEXU3070079', ctnTypeName: '20GP', sealNo: 'CN3' },
  ]);
  return bill.id;
}

/** One more master bill that is ready to confirm, with its to-do item. */
export async function addMaster(db: Db, customerId: number, bookingNo: string): Promise<number> {
  const { id } = one(
    await db
      .insert(bookings)
      .values({ ...MASTER, customerId, bookingNo })
      .returning(),
  );
  for (const position of [0, 1]) await addBill(db, id, 'MBL', position);
  await db.insert(todos).values({ customerId, busType: 8, bookingId: id });
  return id;
}

/** Two customers with a user each, staff, and bookings in the states that the calls distinguish. */
export async function addFixture(db: Db) {
  const passwordHash = await hashPassword(PASSWORD);
  const addCustomer = async (code: string, name: string, nameEn: string) =>
    one(await db.insert(customers).values({ code, name, nameEn }).returning()).id;
  const addUser = async (user: Omit<typeof webUsers.$inferInsert, 'passwordHash'>) =>
    one(
      await db
        .insert(webUsers)
        .values({ ...user, passwordHash })
        .returning(),
    ).id;
  const addBooking = async (bookingNo: string, customerId: number, rest: Partial<Booking> = {}) =>
    one(
      await db
        .insert(bookings)
        .values({ ...MASTER, ...rest, bookingNo, customerId })
        .returning(),
    ).id;

  const customer = await addCustomer('HAOYU', '宁波昊宇', 'Ningbo Haoyu');
  const other = await addCustomer('OTHER', '另一家', 'Another');
  const user = await addUser({
    customerId: customer,
    ...OWNER,
    account: '13800138000',
    name: '陈蔚',
    nameEn: 'Chen Wei',
  });
  await addUser({ customerId: other, ...OWNER, account: '13900139000', name: '林', nameEn: 'Lin' });
  await addUser({ customerId: null, account: '13700137000', name: '客服', roles: ['doc', 'content'] });

  const file = one(
    await db
      .insert(files)
      .values({
        customerId: customer,
        name: '样本 1.pdf',
        contentType: 'application/pdf',
        bytes: Buffer.from('%PDF-1.7'),
      })
      .returning(),
  ).id;
  const master = await addBooking('MB26S01873', customer, { sampleFileId: file });
  const masterBills = [0, 1, 2].map((position) => addBill(db, master, 'MBL', position));
  const house = await addBooking('MB26S01871', customer, { blType: BL_TYPE.HBL, mblNo: 'OOLU1', etd: '2026-11-28' });
  const houseBill = await addBill(db, house, 'HBL', 0);
  const draft = await addBooking('MB26_100%', customer, { webStatus: 1, mblNo: '', etd: null, cutOff: null });
  const draftBill = await addBill(db, draft, 'MBL', 0, 1);
  const foreign = await addBooking('MB26S00001', other);
  const foreignBill = await addBill(db, foreign, 'MBL', 0);

  const addAccount = async (bookingId: number, customerId: number, accountNo: string, status: number) => {
    const { id } = one(await db.insert(accounts).values({ bookingId, customerId, accountNo, status }).returning());
    await db.insert(accountLines).values([
      {
        accountId: id,
        name: '海运费',
        nameEn: 'Ocean freight',
        currency: 'USD',
        unitPrice: '2310',
        quantity: '2',
        amount: '4620',
      },
      {
        accountId: id,
        name: '文件费',
        nameEn: 'Documents',
        currency: 'USD',
        unitPrice: '335.35',
        quantity: '1',
        amount: '335.35',
      },
      {
        accountId: id,
        name: '港杂费',
        nameEn: 'Terminal',
        currency: 'CNY',
        unitPrice: '0.1',
        quantity: '3',
        amount: '0.3',
      },
    ]);
    return (await restate(db, id)).id;
  };
  const account = await addAccount(master, customer, 'AC1', 1);
  const voidAccount = await addAccount(house, customer, 'AC2', 9);
  const foreignAccount = await addAccount(foreign, other, 'AC3', 1);

  const due = (day: number) => new Date(Date.UTC(2026, 10, day));
  await db.insert(todos).values([
    { customerId: customer, busType: 10, bookingId: master, accountId: account, dueAt: due(25) },
    { customerId: customer, busType: 8, bookingId: master, dueAt: due(21) },
    { customerId: customer, busType: 5, bookingId: draft, dueAt: null },
    { customerId: customer, busType: 3, bookingId: house, dueAt: due(23), title: 'own words' },
    { customerId: other, busType: 8, bookingId: foreign, dueAt: due(21) },
  ]);
  const news = one(
    await db.insert(messages).values({ userId: user, type: 'news', title: '公告', html: '<p>春节</p>' }).returning(),
  ).id;
  return {
    customer,
    user,
    file,
    master,
    masterBills: await Promise.all(masterBills),
    house,
    houseBill,
    draft,
    draftBill,
    foreign,
    foreignBill,
    account,
    voidAccount,
    foreignAccount,
    news,
  };
}
