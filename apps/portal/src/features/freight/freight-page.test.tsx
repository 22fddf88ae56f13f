import { type Arg, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { FOLLOWS, LANE_PATH, rateAnswers, sampleRows } from '../../testing/sample-rates.ts';
import { containersOf, exactOf, searchOf } from './asked.ts';
import { freightSearch } from './freight-search.ts';
import { bestOf, pointsOf } from './rates.ts';

const { fclVisitor, fclMember, followRate } = contract.freight;
const { webUserInfo } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };

beforeEach(() => server.use(...rateAnswers('zh-CN')));

const member = { ...chenWei, ext: { codeList: FOLLOWS } };
const asMember = () =>
  server.use(mock(webUserInfo, { roles: FOLLOWS, baseInfo: { ...chenWei.user, account: '13800138000' } }));
const slip = (name: RegExp) => screen.findByRole('article', { name }, SOON);

it('asks for a rate, and keeps the question in the address', async () => {
  const asked = vi.fn<(input: Arg<typeof fclVisitor>) => void>();
  server.use(
    mock(fclVisitor, (input) => {
      asked(input);
      return { records: sampleRows(false), total: 4, found: 4, pricedAt: '2026-11-20T09:40:00+08:00', fx: [] };
    }),
  );
  const { person, path } = await open('/freight?from=CNNGB&to=USLAX');
  const form = within(await screen.findByRole('form', { name: '运价查询' }, SOON));
  await person.click(form.getByRole('button', { name: '查运价' }));
  expect(await form.findByText('请选择箱型', {}, SOON)).toBeVisible();
  await person.selectOptions(form.getByRole('combobox', { name: /箱型/ }), '40HQ');
  await person.type(form.getByRole('textbox', { name: /重量/ }), '10526.5');
  await person.click(form.getByRole('button', { name: '查运价' }));
  await slip(/AAC2/);
  expect(path()).toBe('/freight?from=CNNGB&to=USLAX&ctn=40HQx1&weight=10526.5');
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    polId: 1,
    podId: 4,
    containers: [{ ctnType: 3, count: 1 }],
    weight: '10526.5',
    sort: 'total',
  });
  expect(screen.getByRole('region', { name: '查询条件' })).toHaveTextContent('宁波CNNGB');
}, 40_000);

it('shows a visitor list prices and leads to the login page and back to the rate', async () => {
  const { person, path } = await open(`/freight${LANE_PATH}`);
  const first = within(await slip(/AAC2/));
  const back = encodeURIComponent(`/freight${LANE_PATH}&rate=11`);
  expect(first.getByRole('link', { name: '登录查看会员价' })).toHaveAttribute('href', `/login?redirect=${back}`);
  expect(first.getByText('4,760.00')).toBeVisible();
  expect(first.getByText('会员可省 USD 140.00')).toBeVisible();
  await person.click(first.getByRole('button', { name: '下单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '先登录' }));
  expect(dialog.getByRole('link')).toHaveAttribute('href', `/login?redirect=${back}`);
  await waitFor(() => expect(path()).toBe(`/login?redirect=${back}`), SOON);
}, 40_000);

it('asks for the lines of a price where its slip stands open, as the first one does', async () => {
  const { person } = await open(`/freight${LANE_PATH}`);
  const first = within(await slip(/AAC2/));
  const details = first.getByRole('button', { name: '费用明细', expanded: true });
  expect(await first.findByRole('row', { name: /码头操作费/ }, SOON)).toHaveTextContent('1,240.00 × 2CNY 2,480.00');
  expect(first.getByRole('row', { name: /燃油附加费/ })).toHaveTextContent('含于海运费—');
  expect(first.getByText('1 USD = 7.1000 CNY，11-20 09:00')).toBeVisible();
  expect(first.getByText('实报实销')).toBeVisible();
  await person.click(details);
  expect(first.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('button', { name: '费用明细', expanded: false })).toHaveLength(4);
  // What stands among the channels is not recommended beside them; how many there are is said of each way.
  expect(screen.queryByRole('heading', { name: '相近的渠道' })).toBeNull();
  expect(screen.getByRole('link', { name: '整箱4' })).toHaveAttribute('aria-current', 'page');
  const back = encodeURIComponent(`/freight${LANE_PATH}`);
  expect(screen.getByRole('link', { name: '导出报价单' })).toHaveAttribute('href', `/login?redirect=${back}`);
}, 40_000);

it('narrows and sorts by the address', async () => {
  const { person, path } = await open(`/freight${LANE_PATH}`);
  await slip(/CLX/);
  await person.click(screen.getByRole('radio', { name: '时效' }));
  await waitFor(() => expect(path()).toBe(`/freight${LANE_PATH}&sort=transit`));
  await person.click(screen.getByRole('checkbox', { name: '只看直达' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: /PS6/ })).toBeNull(), SOON);
  expect(path()).toBe(`/freight${LANE_PATH}&sort=transit&direct=yes`);
  await person.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await slip(/PS6/)).toBeVisible();
}, 40_000);

it('tells a visitor without a rate to use the consultation, with the question in it', async () => {
  const { person } = await open('/freight?from=CNNGB&to=RUNJK&ctn=40HQx1&weight=9800');
  expect(await screen.findByText('该航线暂无在线运价', {}, SOON)).toBeVisible();
  expect(await screen.findByRole('link', { name: '查看 中远海运 的运价' }, SOON)).toHaveAttribute(
    'href',
    '/freight?from=CNNGB&to=RUVVO&ctn=40HQx1&weight=9800&rate=77',
  );
  // Another box of the same lane is asked for as that.
  expect(screen.getByRole('row', { name: /换箱型/ })).toHaveTextContent('宁波 → 纳霍德卡40GP × 1');
  expect(screen.getByRole('link', { name: '查看 阳明海运 的运价' })).toHaveAttribute(
    'href',
    '/freight?from=CNNGB&to=RUNJK&ctn=40GPx1&weight=9800&rate=78',
  );
  await person.click(within(screen.getByRole('main')).getByRole('button', { name: '在线咨询' }));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  expect((await dialog.findByRole('textbox', { name: /问题/ }, SOON)) as HTMLTextAreaElement).toHaveValue(
    '起运地: 宁波 CNNGB\n目的地: 纳霍德卡 RUNJK\n运输类型: 整箱\n箱型: 40HQ × 1\n重量: 9800 KGS',
  );
}, 40_000);

describe('a member', () => {
  it('comes back to the rate with its button ready, and goes on to its booking', async () => {
    asMember();
    const { person, path } = await open(`/freight${LANE_PATH}&rate=12`, { as: member });
    const chosen = within(await slip(/PS6/));
    await waitFor(() => expect(chosen.getByRole('button', { name: '下单' })).toHaveFocus(), SOON);
    expect(chosen.getByText('会员已省 USD 140.00')).toBeVisible();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/booking?rate=12&etd=2026-11-29&ctn=3x2'), SOON);
  }, 40_000);

  it('is told what is charged beside the freight, and where there is room', async () => {
    asMember();
    const { person } = await open(`/rates${LANE_PATH}`, { as: member });
    await slip(/AAC2/);
    await person.click(screen.getByRole('button', { name: '附加费与舱位' }));
    const dialog = within(await screen.findByRole('dialog', { name: '宁波 → 洛杉矶' }, SOON));
    const row = await dialog.findByRole('row', { name: /码头操作费/ }, SOON);
    expect(row).toHaveTextContent('20GP CNY 825.00、40GP/40HQ CNY 1,240.00');
    expect(await dialog.findByRole('row', { name: /COSCO ARIES/ }, SOON)).toHaveTextContent('40HQ 剩 6 柜');
  }, 40_000);

  it('follows a rate at work', async () => {
    asMember();
    const sent = vi.fn<(input: Arg<typeof followRate>) => void>();
    server.use(
      mock(followRate, (input) => {
        sent(input);
        return { followed: input.followed, followCount: 4 };
      }),
      mock(fclMember, () => ({
        records: sampleRows(true),
        total: 4,
        found: 4,
        pricedAt: '2026-11-20T09:40:00+08:00',
        fx: [],
      })),
    );
    const { person } = await open(`/rates${LANE_PATH}`, { as: member });
    const first = within(await slip(/PS6/));
    await person.click(first.getByRole('button', { name: '关注 阳明海运 PS6' }));
    expect(await screen.findByText('已关注 阳明海运 PS6', {}, SOON)).toBeVisible();
    expect(sent.mock.lastCall?.[0]).toMatchObject({ rateId: 12, followed: true });
  }, 40_000);

  it('puts channels side by side, four at most', async () => {
    asMember();
    const { person } = await open(`/rates${LANE_PATH}`, { as: member });
    await slip(/AAC2/);
    await person.click(screen.getByRole('button', { name: '对比 中远海运 AAC2' }));
    await person.click(screen.getByRole('button', { name: '对比 美森轮船 CLX' }));
    await person.click(screen.getByRole('button', { name: '对比' }));
    const table = within(await screen.findByRole('table', { name: '渠道对比' }, SOON));
    expect(table.getByRole('row', { name: /^预计总费用/ })).toHaveTextContent('USD 5,180.35 最优USD 7,680.35');
    expect(table.getByRole('row', { name: /^航程/ })).toHaveTextContent('14 天 · 直达 11 天 · 直达 最优');
  }, 40_000);
});

it('reads addresses that somebody made up, and containers by their names', () => {
  const made = { from: 'ningbo', ctn: '40HQx0', weight: '-1', sort: 'price', rate: '0' };
  expect(freightSearch(made)).toEqual({});
  const wrong = { from: 'NINGBO', to: 'USLAX', weight: '1.2.3', volume: '3.5', day: '2026-13-01' };
  expect(exactOf(freightSearch(wrong))).toEqual({ to: 'USLAX', volume: '3.5' });
  const types = [
    { id: 1, nameCn: '20GP', nameEn: '20GP' },
    { id: 3, nameCn: '40HQ', nameEn: '40HQ' },
  ];
  expect(containersOf('40HQx2,20GPx1,99XXx1', types)).toEqual([
    { ctnType: 3, name: '40HQ', count: 2 },
    { ctnType: 1, name: '20GP', count: 1 },
  ]);
  expect(containersOf('99XXx1', types)).toBeUndefined();
  const ask = { origin: 1, destination: 4, transportType: 'fcl', weight: '', volume: '', productType: '', boxes: [] };
  expect(searchOf({ ...ask, containers: [{ type: '3', count: 2 }] }, { from: 'CNNGB', to: 'USLAX' }, types)).toEqual({
    from: 'CNNGB',
    to: 'USLAX',
    ctn: '40HQx2',
  });
});

it('says what is best among those of one currency', () => {
  const rows = sampleRows(true);
  const { points } = pointsOf(rows, String);
  expect(rows.map(bestOf(points))).toEqual([['cheapest'], [], [], ['fastest']]);
});
