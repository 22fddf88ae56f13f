import { contract, type HouseMode } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings, housePictures, securityLog } from '../database/schema.ts';
import { goodDraft } from '../testing/bookings.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { isStillSvg } from './house/still-svg.ts';

const calls = contract.user;
let server: TestServer;
let admin: string;
let colleague: string;
let world: World;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  admin = await world.someone('staff', [], 'admin');
  colleague = await world.someone('staff', ['house:edit']);
});
afterAll(() => server.close());

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#064146"/></svg>';
const svg = (text: string) => new File([text], 'logo.svg', { type: 'image/svg+xml' });
const upload = (file: File) => server.call(calls.uploadHousePicture, { file }, admin);
async function seen(token = admin) {
  const { editedBy: _by, editedAt: _at, ...settings } = (await server.call(calls.houseSettings, undefined, token)).data;
  return settings;
}

describe('the settings of the house', () => {
  it('are on the site as soon as they are saved, and asked for again by whoever kept the old ones', async () => {
    const ask = (etag = '') =>
      server.app.inject({ method: 'GET', url: calls.companyLogo.path, headers: { 'if-none-match': etag } });
    const before = await ask();
    const tag = String(before.headers['etag']);
    expect((await ask(tag)).statusCode).toBe(304);
    const asked = {
      ...(await seen()),
      hotline: '400-820-0117',
      icp: '沪ICP备00000000号',
      omsUrl: 'https://oms.example',
      socials: [{ kind: 'weibo' as const, url: 'https://social.example/lading' }],
    };
    expect((await server.call(calls.saveHouseSettings, asked, admin)).data).toEqual({ revision: 1 });
    const after = await ask(tag);
    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({
      data: { hotline: '400-820-0117', omsUrl: 'https://oms.example', socials: [{ kind: 'weibo' }] },
    });
    expect(after.body).not.toContain('milestones');
  });

  it('are refused to whoever saw older ones, with what they are now', async () => {
    const [mine, theirs] = [await seen(), await seen(colleague)];
    const first = await server.call(calls.saveHouseSettings, { ...theirs, nameEn: 'Other Bay' }, colleague);
    expect(first.code).toBe('1');
    const second = await server.call(calls.saveHouseSettings, { ...mine, nameEn: 'My Bay' }, admin);
    expect(second).toMatchObject({ status: 409, data: { nameEn: 'Other Bay', revision: mine.revision + 1 } });
    const never = { ...(await seen()), revision: 0 };
    expect(await server.call(calls.saveHouseSettings, never, admin)).toMatchObject({ status: 409 });
  });

  it('say in the log who changed what, without the words', async () => {
    await server.call(calls.saveHouseSettings, { ...(await seen()), icp: '京ICP备1号' }, admin);
    // What was noted is written when the server ends, and once a second.
    await expect
      .poll(
        async () => {
          const rows = await server.database.db.select().from(securityLog).where(eq(securityLog.event, 'houseChanged'));
          return rows.at(-1)?.detail;
        },
        { timeout: 10_000 },
      )
      .toMatchObject({ fields: 'icp' });
  });

  it('tell offices and certificates in the language of whoever asks', async () => {
    const asked = {
      ...(await seen()),
      certificates: [{ nameCn: '无船承运业务备案', nameEn: 'NVOCC filing', number: 'MOC-NV00000' }],
    };
    await server.call(calls.saveHouseSettings, asked, admin);
    const { data } = await server.call(calls.aboutUs, undefined, undefined, { language: 'zh-CN' });
    expect(data.certificates).toEqual([{ name: '无船承运业务备案', number: 'MOC-NV00000' }]);
    expect(data.offices[2]).toMatchObject({ city: '宁波', lat: 29.87, lon: 121.55 });
  });

  it('are kept as they were, and can be had again', async () => {
    const { list } = (await server.call(calls.houseVersions, undefined, admin)).data;
    expect(list.map(({ revision }) => revision)).toEqual(
      [...list.map(({ revision }) => revision)].sort((a, b) => b - a),
    );
    expect(list.at(-1)).toMatchObject({ revision: 1, fields: ['hotline', 'icp', 'omsUrl', 'socials'] });
    const first = (await server.call(calls.houseVersion, { revision: 1 }, admin)).data;
    expect(first.hotline).toBe('400-820-0117');
    const asked = { ...first, revision: list[0]?.revision ?? 0 };
    expect((await server.call(calls.saveHouseSettings, asked, admin)).code).toBe('1');
    expect((await server.call(calls.companyLogo, {})).data).toMatchObject({ icp: '沪ICP备00000000号' });
    expect((await server.call(calls.houseVersion, { revision: 4711 }, admin)).status).toBe(404);
  });

  it('say what is agreed on, which ways are offered, and the colour of the brand', async () => {
    const paper = { termsCn: '# 一\n一切照旧', termsEn: '# One\nAs it was', privacyCn: '', privacyEn: '' };
    const asked = { ...(await seen()), brand: '#8a2f3b', modes: ['fcl', 'air'] as const, agreements: paper };
    const save = (over: object) =>
      server.call(calls.saveHouseSettings, { ...asked, ...over } as typeof asked & { modes: HouseMode[] }, admin);
    expect((await save({})).code).toBe('1');
    const { data } = await server.call(calls.companyLogo, {});
    expect(data).toMatchObject({ brand: '#8a2f3b', modes: ['fcl', 'air'] });
    expect(data).not.toHaveProperty('agreements');
    expect((await server.call(calls.agreements, undefined, undefined, { language: 'zh-CN' })).data).toEqual({
      terms: '# 一\n一切照旧',
      privacy: '',
    });
    for (const [over, path] of [
      [{ brand: 'red' }, 'brand'],
      [{ modes: [] }, 'modes'],
    ] as const)
      expect(await save({ ...over, ...(await seen()), ...over })).toMatchObject({ status: 400, data: { path } });
  });

  it('name nothing that is no address', async () => {
    const wrong = { ...(await seen()), omsUrl: 'javascript:alert(1)' };
    expect(await server.call(calls.saveHouseSettings, wrong, admin)).toMatchObject({
      status: 400,
      data: { path: 'omsUrl' },
    });
  });
});

describe('a picture of the house', () => {
  it('is what its content says, and shown to everybody for good', async () => {
    const { path } = (await upload(svg(DRAWING))).data;
    expect(path).toMatch(/^\/house\/\d+\.svg$/);
    const shown = await server.app.inject({ method: 'GET', url: path });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    expect(shown.body).toBe(DRAWING);
    for (const other of [path.replace('svg', 'png'), '/house/999999.svg', '/house/x'])
      expect((await server.app.inject({ method: 'GET', url: other })).statusCode, other).toBe(404);
    const asked = { ...(await seen()), logoLight: path };
    expect((await server.call(calls.saveHouseSettings, asked, admin)).code).toBe('1');
    expect((await server.call(calls.companyLogo, {})).data.logoLight).toBe(path);
  });

  it('is refused where it is none, or does more than be drawn', async () => {
    const bad = [
      new File(['%PDF-1.7'], 'logo.png'),
      svg(DRAWING.replace('<path', '<script>1</script><path')),
      svg(DRAWING.replace('<path', '<path onload="x"')),
      new File([new Uint8Array(301 * 1024)], 'logo.png'),
    ];
    for (const file of bad) expect((await upload(file)).message, file.name).toMatch(/^Only svg, png or jpg/);
    const missing = { ...(await seen()), qrCodes: { service: '/house/424242.png', official: '', mini: '' } };
    expect(await server.call(calls.saveHouseSettings, missing, admin)).toMatchObject({
      status: 400,
      data: { path: 'qrCodes.service' },
    });
  });

  it('goes when no settings ever named it for a day; what an older version names stays with it', async () => {
    const { db } = server.database;
    const { path } = (await upload(svg(DRAWING))).data;
    await upload(svg(DRAWING));
    await db.update(housePictures).set({ createTime: new Date(Date.now() - 2 * 86_400_000) });
    await server.call(calls.saveHouseSettings, { ...(await seen()), logoLight: '', favicon: path }, admin);
    const left = await db.select({ id: housePictures.id }).from(housePictures);
    expect(left.map(({ id }) => `/house/${id}.svg`)).toEqual(['/house/1.svg', path]);
  });
});

it.each([
  ['a prolog and a comment', `<?xml version="1.0"?>\n<!-- made by hand -->\n${DRAWING}`, true],
  ['a style of its own', DRAWING.replace('<path', '<style>.a{fill:url(#b)}</style><path class="a"'), true],
  ['a style from elsewhere', DRAWING.replace('<path', '<style>@import "//x"</style><path'), false],
  ['a picture from elsewhere', DRAWING.replace('<path', '<image href="https://x/y.png"/><path'), false],
  ['a part of itself', DRAWING.replace('<path', '<use href="#a"/><path'), true],
  ['a link', DRAWING.replace('<path', '<a href="https://x">x</a><path'), false],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${DRAWING}`, false],
  ['a tag that is not closed', DRAWING.replace('</svg>', '<script'), false],
  ['something foreign', DRAWING.replace('<path', '<foreignObject><body/></foreignObject><path'), false],
  ['words', 'svg', false],
])('a drawing with %s', (_what, text, still) => {
  expect(isStillSvg(Buffer.from(text))).toBe(still);
});

describe('a way that the house does not offer', () => {
  const { airPage, fclVisitor, saleRates, truckPage } = contract.freight;
  const offer = async (modes: HouseMode[]) => server.call(calls.saveHouseSettings, { ...(await seen()), modes }, admin);
  afterAll(() => offer(['fcl', 'lcl', 'air', 'fba', 'truck', 'declare']));

  it('is refused to visitors and customers in their language, and kept by its own people', async () => {
    await offer(['fcl', 'lcl', 'fba']);
    const lane = { polId: 1, podId: 2, weight: '100', volume: '1' };
    const air = (token?: string) => server.call(airPage, lane as never, token);
    const refusal = 'Air freight is not offered at present: choose another way or call us';
    expect(await air()).toMatchObject({ code: '0', message: refusal });
    const member = await world.someone('customer', []);
    expect(await air(member)).toMatchObject({ code: '0', message: refusal });
    expect((await server.call(truckPage, {} as never)).message).toMatch(/^Trucking is not offered/);
    const chinese = await server.app.inject({
      method: 'POST',
      url: airPage.path,
      payload: lane,
      headers: { language: 'zh' },
    });
    expect(chinese.json()).toMatchObject({ message: expect.stringMatching(/目前不提供空运/) });
    expect((await air(admin)).message).not.toBe(refusal);
    expect((await server.call(fclVisitor, {} as never)).message).not.toMatch(/not offered/);
    await offer(['lcl']);
    expect((await server.call(saleRates, {})).message).toMatch(/^Full container loads are not offered/);
  });

  it('takes no booking that is sent, which stays a draft until the way is offered again', async () => {
    await offer(['lcl', 'air']);
    const writer = await world.someone('customer', ['order:edit', 'order:submit', 'order:view']);
    const draft = await goodDraft(world);
    const { saveBooking } = contract.order;
    const send = async (requestId: string) =>
      server.call(saveBooking, { action: 'submit', draft, requestId, ...kept }, writer);
    const kept: { bookingId?: number; revision?: number } = {};
    const { data } = await server.call(saveBooking, { action: 'draft', draft, requestId: 'kept-by-mode' }, writer);
    expect(data.orderStatus).toBe(ORDER_STATUS.draft);
    Object.assign(kept, { bookingId: data.bookingId, revision: data.revision });
    expect(await send('refused-by-mode')).toMatchObject({
      code: '0',
      message: expect.stringMatching(/^Full container loads are not offered/),
      data: { path: 'route.mode' },
    });
    const [still] = await world.db.select().from(bookings).where(eq(bookings.id, data.bookingId));
    expect(still?.orderStatus).toBe(ORDER_STATUS.draft);
    await offer(['fcl', 'lcl', 'air']);
    expect((await send('taken-by-mode')).data).toMatchObject({ orderStatus: ORDER_STATUS.submitted });
  });
});
