import { contract, FUDA_STATE } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, fudaRates, fudaRateVersions } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { addFx, dayFromNow } from '../testing/freight.ts';
import { addFudaCharge, addFudaLane, addFudaRate, addPartner, chargesOf, fudaValues } from '../testing/fuda.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { codesOf } from '../user/codes.ts';

const { freight } = contract;
let world: World;
/** The customer is a partner; the other one is a member of the programme. */
let partner: string;
let member: string;
let admin: string;
let partnerId: number;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addFx(world);
  partnerId = await addPartner(world, world.ids.customer);
  partner = await world.someone('customer', ['fuda:edit', 'fuda:view']);
  member = await world.someone('other', ['fuda:view']);
  admin = await world.someone('staff', ['fuda:edit', 'fuda:admin']);
});
afterAll(() => world.close());

const added = async (token = partner, more = {}) => {
  const lane = await addFudaLane(world);
  const sent = { partnerId, ...fudaValues(lane), requestId: nextSending(), ...more };
  const { data } = await world.call(freight.addFuda, sent, token);
  return { id: data.id, lane };
};
const seen = async (lane: { polId: number; podId: number }, token = member) =>
  (await world.call(freight.fudaForCustomer, lane, token)).data;
const move = (id: number, state: 1 | 2 | 3 | 4 | 5, token = partner, reason = '') =>
  world.call(freight.changeFudaState, { ids: [id], state, reason }, token);

describe('a rate of a partner', () => {
  it('is written, handed in, put on, and then seen by members without its cost', async () => {
    const { id, lane } = await added();
    expect((await seen(lane)).total).toBe(0);
    await move(id, FUDA_STATE.submitted);
    expect((await seen(lane)).total).toBe(0);
    expect((await move(id, FUDA_STATE.on)).code).toBe('0');
    await move(id, FUDA_STATE.on, admin);
    await addFudaCharge(world, partnerId, { code: 'DOC', basis: 'PER_BL', amount: '450.00', side: 'papers' });
    const { records, total } = await seen(lane);
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({
      freightTotal: '2060.00',
      currency: 'USD',
      prices: [{ ctnType: 3, price: '2060.00', listPrice: null }],
      // 450 yuan of papers beside the freight.
      priceToken: null,
      biddable: false,
      predicted: { currency: 'USD' },
    });
    expect(records[0]?.charges.lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['OF', 'DOC', 'DUTY']));
    expect(records[0]?.charges.predicted).toEqual({ currency: 'USD', amount: '2123.38' });
    const { data: one } = await world.call(freight.fudaById, { id }, member);
    for (const text of [JSON.stringify(one), JSON.stringify(records)])
      for (const secret of ['2000.00', 'SECRET-1', '"60.00"']) expect(text).not.toContain(secret);
    const { data: own } = await world.call(freight.fudaById, { id }, partner);
    expect(own).toMatchObject({ contractNo: 'SECRET-1', sellMarkup: '60.00', prices: [{ cost: '2000.00' }] });
  });

  it('is nobody else’s to change, nor another partner’s to see where only members are', async () => {
    const other = await addPartner(world, null);
    const theirs = await addFudaRate(world, other, { auditState: FUDA_STATE.on });
    const [row] = await world.db.select().from(fudaRates).where(eq(fudaRates.id, theirs));
    const lane = { polId: row?.polId ?? 0, podId: row?.podId ?? 0 };
    expect((await world.call(freight.removeFuda, { ids: [theirs] }, partner)).code).toBe('404');
    expect((await world.call(freight.fudaById, { id: theirs }, partner)).code).toBe('404');
    expect((await seen(lane, partner)).total).toBe(0);
    expect((await seen(lane)).total).toBe(1);
    await world.db.update(fudaRates).set({ shareTo: 'all' }).where(eq(fudaRates.id, theirs));
    expect((await seen(lane, partner)).total).toBe(1);
    expect((await world.call(freight.fudaById, { id: theirs }, partner)).data.prices[0]?.cost).toBeNull();
    const { data: mine } = await world.call(freight.fudaPage, { size: 100 }, partner);
    expect(new Set(mine.records.map((one) => one.partner.id))).toEqual(new Set([partnerId]));
    expect((await world.call(freight.fudaPartners, undefined, partner)).data.list.map((one) => one.id)).toEqual([
      partnerId,
    ]);
    const { data: all } = await world.call(freight.fudaAdmin, { size: 100, partnerId: other }, admin);
    expect(all.records.map((one) => one.prices[0]?.cost)).toEqual(['2000.00']);
    const clerk = await world.someone('staff', ['fuda:edit']);
    const { data: without } = await world.call(freight.fudaPage, { size: 100 }, clerk);
    expect(without.records.every((one) => one.prices.every(({ cost }) => cost === null))).toBe(true);
  });

  it('becomes the next version when it is changed, keeps what it was, and waits again', async () => {
    const { id, lane } = await added(admin, { submit: true });
    expect((await seen(lane)).total).toBe(1);
    const values = { ...fudaValues(lane), prices: [{ ctnType: 3, cost: '1900.00', member: '2040.00' }] };
    const { data } = await world.call(freight.updateFuda, { id, revision: 1, ...values, submit: true }, partner);
    expect(data).toMatchObject({ version: 2, revision: 2, auditState: FUDA_STATE.submitted });
    expect(data.prices[0]).toEqual({ ctnType: 3, price: '2040.00', cost: '1900.00', member: '2040.00' });
    expect((await seen(lane)).total).toBe(0);
    const late = await world.call(freight.updateFuda, { id, revision: 1, ...values }, partner);
    expect(late).toMatchObject({ code: '409', data: { revision: 2, version: 2 } });
    const kept = await world.db.select().from(fudaRateVersions).where(eq(fudaRateVersions.rateId, id));
    expect(kept.map(({ version, content }) => [version, content['sellMarkup']])).toEqual([[1, '60.00']]);
  });

  it('is added once for a sending, and refused where it is no rate', async () => {
    const requestId = nextSending();
    const [one, two] = [await added(partner, { requestId }), await added(partner, { requestId })];
    expect(two.id).toBe(one.id);
    const lane = await addFudaLane(world);
    const sent = (more: object) =>
      world.call(freight.addFuda, { partnerId, ...fudaValues(lane), requestId: nextSending(), ...more }, partner);
    const refusals = {
      podId: { podId: lane.polId },
      validTo: { validTo: dayFromNow(-9) },
      prices: { prices: [{ ctnType: 3 }] },
      shippingId: { shippingId: 987_654 },
      spaceLeft: { spaceState: 'limited' },
    };
    for (const [path, more] of Object.entries(refusals))
      expect(await sent(more), path).toMatchObject({ code: '0', data: { path } });
  });

  it('is sent back with a reason, moved with all others or none, and taken away softly', async () => {
    const [first, second] = [await added(), await added()];
    await move(first.id, FUDA_STATE.submitted);
    const both = { ids: [first.id, second.id], state: FUDA_STATE.refused, reason: '缺合约号' };
    expect((await world.call(freight.changeFudaState, both, admin)).code).toBe('0');
    expect((await move(first.id, FUDA_STATE.refused, admin)).data).toEqual({ path: 'reason' });
    await move(first.id, FUDA_STATE.refused, admin, '缺合约号');
    const { data } = await world.call(freight.fudaById, { id: first.id }, partner);
    expect(data).toMatchObject({ auditState: FUDA_STATE.refused, reason: '缺合约号' });
    const removed = await world.call(freight.removeFuda, { ids: [first.id, second.id] }, partner);
    expect(removed.data).toEqual({ deleted: 2 });
    const [row] = await world.db.select().from(fudaRates).where(eq(fudaRates.id, first.id));
    expect(row?.removedAt).not.toBeNull();
    expect((await world.call(freight.fudaById, { id: first.id }, partner)).code).toBe('404');
  });
});

describe('a charge of a partner', () => {
  it('of one rate takes the place of that of all', async () => {
    const { id, lane } = await added(admin, { submit: true });
    await addFudaCharge(world, partnerId, { code: 'THC', amount: '1200.00' });
    await addFudaCharge(world, partnerId, { code: 'THC', amount: '900.00', rateId: id });
    const { records } = await seen(lane);
    const thc = records[0]?.charges.lines.filter(({ code }) => code === 'THC');
    expect(thc?.map(({ amount }) => amount)).toEqual(['900.00']);
    const { data } = await world.call(freight.fudaCommonSurcharges, { rateId: id }, member);
    expect(data.list.filter(({ code }) => code === 'THC').map(({ rateId }) => rateId)).toEqual([id]);
  });

  it('is changed with all others or none', async () => {
    const other = await addPartner(world, null);
    const token = admin;
    const ids = [
      await addFudaCharge(world, other, { validTo: dayFromNow(20) }),
      await addFudaCharge(world, other, { code: 'DOC', validFrom: dayFromNow(10) }),
    ];
    const patched = (patch: object) => world.call(freight.updateFudaSurcharges, { ids, patch }, token);
    expect(await patched({ validTo: dayFromNow(5) })).toMatchObject({ code: '0', data: { path: 'patch.validTo' } });
    expect((await chargesOf(world, other)).map(({ validTo }) => validTo)).toEqual([dayFromNow(20), null]);
    expect((await patched({ amount: '77.00', status: 3 })).data).toEqual({ updated: 2 });
    expect((await chargesOf(world, other)).map(({ amount, status }) => [amount, status])).toEqual([
      ['77.00', 3],
      ['77.00', 3],
    ]);
    expect((await world.call(freight.updateFudaSurcharges, { ids, patch: { amount: '1.00' } }, partner)).code).toBe(
      '404',
    );
  });

  it('belongs to the partner of its rate', async () => {
    const other = await addFudaRate(world, await addPartner(world, null));
    const charge = {
      partnerId,
      rateId: other,
      code: 'DOC',
      name: '文件费',
      nameEn: 'Documents',
      basis: 'PER_BL' as const,
      amount: '450.00',
      currency: 'CNY',
      side: 'papers' as const,
      mandatory: true,
      validFrom: dayFromNow(0),
    };
    const sent = (more: object) =>
      world.call(freight.saveFudaSurcharge, { ...charge, requestId: nextSending(), ...more }, partner);
    expect((await sent({})).code).toBe('404');
    expect(await sent({ rateId: null, amount: null })).toMatchObject({ code: '0', data: { path: 'amount' } });
    const { data } = await sent({ rateId: null });
    const changed = await sent({ id: data.id, revision: 1, rateId: null, amount: '460.00' });
    expect(changed.data).toEqual({ id: data.id });
    expect((await sent({ id: data.id, revision: 1, rateId: null })).code).toBe('409');
    const { data: page } = await world.call(freight.fudaSurcharges, { code: 'doc' }, partner);
    expect(page.records.find(({ id }) => id === data.id)).toMatchObject({ amount: '460.00', revision: 2 });
  });
});

it('membership grants what members and partners may, as long as it lasts', async () => {
  const granted = (fuda: { validTo: string; partner?: boolean; paused?: boolean } | null, role: string) =>
    codesOf({ customerId: 1, roles: [role], codes: [], fuda: fuda && { memberNo: 'FD1', ...fuda } }).filter((code) =>
      code.startsWith('fuda:'),
    );
  const good = { validTo: dayFromNow(0) };
  expect(granted(good, 'owner')).toEqual(['fuda:view']);
  expect(granted(good, 'viewer')).toEqual([]);
  expect(granted({ ...good, partner: true }, 'ops')).toEqual(['fuda:view', 'fuda:edit']);
  expect(granted({ ...good, partner: true }, 'finance')).toEqual(['fuda:view']);
  expect(granted({ validTo: dayFromNow(-1), partner: true }, 'owner')).toEqual([]);
  expect(granted({ ...good, paused: true }, 'owner')).toEqual([]);
  expect(granted(null, 'owner')).toEqual([]);
  // The same person, from the next call on.
  const owner = await world.someone('other', [], 'owner');
  expect((await world.call(freight.fudaForCustomer, {}, owner)).code).toBe('403');
  const set = (validTo: string) =>
    world.db
      .update(customers)
      .set({ fuda: { memberNo: 'FD000001', validTo } })
      .where(eq(customers.code, 'OTHER'));
  await set(dayFromNow(1));
  expect((await world.call(freight.fudaForCustomer, {}, owner)).code).toBe('1');
  await set(dayFromNow(-1));
  expect((await world.call(freight.fudaForCustomer, {}, owner)).code).toBe('403');
});
