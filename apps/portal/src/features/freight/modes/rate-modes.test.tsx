import { type Arg, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { BOOKS, bookingAnswers } from '../../../testing/sample-booking.ts';
import { AIR_PATH, LCL_PATH, modeAnswers } from '../../../testing/sample-modes.ts';
import { boxesOf, exactOf } from '../asked.ts';
import { type Channel, daysOfChannels } from './channel.ts';

const { lclPage, truckPage } = contract.freight;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };

beforeEach(() => server.use(...modeAnswers('zh-CN')));

const slip = (name: RegExp) => screen.findByRole('article', { name }, SOON);
const DETAILS = { name: '费用明细' };

it('asks for a share of a container by its cartons, and keeps them in the address', async () => {
  const asked = vi.fn<(input: Arg<typeof lclPage>) => void>();
  server.use(
    mock(lclPage, (input) => {
      asked(input);
      return { records: [], total: 0, chargeable: null, pricedAt: '2026-11-20T09:40:00+08:00', fx: [] };
    }),
  );
  const { person, path } = await open('/freight?from=CNNGB&to=DEHAM');
  const form = within(await screen.findByRole('form', { name: '运价查询' }, SOON));
  await person.selectOptions(form.getByRole('combobox', { name: /运输类型/ }), '拼箱');
  await person.type(form.getByRole('textbox', { name: /重量/ }), '2980');
  await person.click(form.getByRole('button', { name: '添加箱规' }));
  for (const [name, typed] of Object.entries({ 长: '120', 宽: '100', 高: '65' }))
    await person.type(form.getByRole('textbox', { name: new RegExp(name) }), typed);
  await person.click(form.getByRole('button', { name: '查运价' }));
  expect(await screen.findByText('该航线暂无在线运价', {}, SOON)).toBeVisible();
  expect(path()).toBe('/freight?mode=lcl&from=CNNGB&to=DEHAM&weight=2980&boxes=120x100x65x1');
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    polId: 1,
    podId: 21,
    weight: '2980',
    boxes: [{ length: '120', width: '100', height: '65', pieces: 1 }],
  });
  await person.click(within(screen.getByRole('main')).getByRole('button', { name: '在线咨询' }));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  expect((await dialog.findByRole('textbox', { name: /问题/ }, SOON)) as HTMLTextAreaElement).toHaveValue(
    '起运地: 宁波 CNNGB\n目的地: 汉堡 DEHAM\n运输类型: 拼箱\n件数: 1\n重量: 2980 KGS\n箱规（厘米 × 件数）: 120 × 100 × 65 × 1',
  );
}, 40_000);

it('says what both ends of a share cost, how its tons come about, and each line', async () => {
  const { person, path } = await open(`/freight${LCL_PATH}`);
  const first = await slip(/MB-HAM/);
  const ways = within(screen.getByRole('navigation', { name: '运输类型' }));
  expect(await ways.findByRole('link', { name: `拼箱${screen.getAllByRole('article').length}` }, SOON)).toBeVisible();
  // The way of trucks knows the port, and no destination.
  expect(await ways.findByRole('link', { name: /^拖车\d+$/ }, SOON)).toBeVisible();
  expect(first).toHaveTextContent('两端合计 / 6.24 RT挂牌价 648.86USD 617.66');
  expect(first).toHaveTextContent('截货 11-26 12:00');
  expect(within(first).getByText('两端合计最低')).toBeVisible();
  expect(within(first).getByText('可配 11.4 方')).toBeVisible();
  const scale = within(screen.getByRole('region', { name: '量尺与过磅' }));
  expect(scale.getByText('计费吨 W/M').closest('div')).toHaveTextContent('计费吨 W/M重量与体积取大6.24RT');
  expect(scale.getByText('1000 kg = 1 RT').closest('div')).toHaveTextContent('2.98');
  // The first one stands open.
  const [origin, destination] = await within(first).findAllByRole('table', {}, SOON);
  expect(origin).toHaveTextContent('USD 151.19');
  expect(within(origin as HTMLElement).getByRole('row', { name: /装箱费/ })).toHaveTextContent(
    '60.00 × 6.24CNY 374.40',
  );
  expect(destination).toHaveTextContent('1 EUR = 7.6680 CNY，11-20 09:00');
  const dear = await slip(/YGC-2/);
  expect(dear).toHaveTextContent('海运费倒贴');
  expect(within(dear).getByText('仅剩 5 方')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: '起运港' }));
  await waitFor(() => expect(path()).toContain('&sort=origin'));
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('YGC-2');
  await person.click(screen.getByRole('checkbox', { name: '只看直达' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: /BLC-AW/ })).toBeNull(), SOON);
  expect(path()).toContain('&direct=yes');
}, 40_000);

it('says as how heavy cargo flies and why, and leads a visitor to log in and back', async () => {
  const { person } = await open(`/freight${AIR_PATH}`);
  const first = await slip(/CX3271/);
  expect(first).toHaveTextContent('按 500 kg 计费，省 CNY 216.70。');
  expect(first).toHaveTextContent('空运费 × 50014,450.00预计总费用17,993.00');
  expect(first).toHaveTextContent('周二、周五起飞，价格至 12-10。');
  expect(first.querySelector('[data-on]')).toHaveTextContent('+30030.90');
  expect(first.querySelector('[data-charged]')).toHaveTextContent('+50028.90');
  const scale = within(screen.getByRole('region', { name: '量尺与过磅' }));
  expect(scale.getByText('计费重').closest('div')).toHaveTextContent('479.0kg');
  expect(scale.getByText('国泰货运按 500 kg 计费，这票省 CNY 216.70。')).toBeVisible();
  expect(await within(first).findByRole('row', { name: /地面操作费/ }, SOON)).toHaveTextContent('0.50 × 386CNY 193.00');
  await person.selectOptions(screen.getByRole('combobox', { name: '航空公司' }), '中货航');
  await waitFor(() => expect(screen.queryByRole('article', { name: /CX3271/ })).toBeNull(), SOON);
  await person.click(within(await slip(/CK0221/)).getByRole('button', { name: '下单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '先登录' }));
  const leads = dialog.getByRole('link').getAttribute('href') ?? '';
  expect(decodeURIComponent(leads)).toMatch(
    /^\/login\?redirect=\/freight\?mode=air&from=PVG&to=LAX.*&carrier=2&rate=62$/,
  );
}, 40_000);

it('leads who may book to the sheet, with the rate and the cargo that was asked for', async () => {
  server.use(...modeAnswers('zh-CN', false), ...bookingAnswers('zh-CN'));
  const { person, path } = await open(`/rates${LCL_PATH}`, { as: { ...chenWei, ext: { codeList: BOOKS } } });
  await person.click(within(await slip(/MB-HAM/)).getByRole('button', { name: '下单' }));
  await waitFor(
    () => expect(path()).toMatch(/^\/booking\?offer=\d+&mode=lcl&weight=2980&volume=6\.24&pieces=8$/),
    SOON,
  );
}, 40_000);

it('asks airports where something flies, and says prices without a total where nothing was said of the cargo', async () => {
  const { person } = await open('/freight?mode=air&from=PVG&to=LAX');
  expect(await screen.findByText('填上重量、体积或箱规，就能算出总价。', {}, SOON)).toBeVisible();
  const first = await slip(/CX3271/);
  expect(first.querySelector('[data-charged]')).toBeNull();
  await person.click(within(first).getByRole('button', DETAILS));
  expect(within(first).queryByRole('table')).toBeNull();
  const ways = within(screen.getByRole('navigation', { name: '运输类型' }));
  const flown = screen.getAllByRole('article').length;
  expect(await ways.findByRole('link', { name: `空运${flown}` }, SOON)).toHaveAttribute('aria-current', 'page');
  // Ships know no airports: another way begins with other ends.
  expect(ways.getByRole('link', { name: '拼箱' })).toHaveAttribute('href', '/freight?mode=lcl');
}, 40_000);

it('lists trucks by place and declarations by kind', async () => {
  const asked = vi.fn<(input: Arg<typeof truckPage>) => void>();
  const { person, path } = await open('/freight?mode=truck');
  const row = await screen.findByRole('row', { name: /余姚市/ }, SOON);
  expect(row).toHaveTextContent('满 24,000 kg 加 CNY 300.00');
  expect(row).toHaveTextContent('免 4 小时，之后每小时 CNY 80.00');
  server.use(
    mock(truckPage, (input) => {
      asked(input);
      return { records: [], total: 0 };
    }),
  );
  await person.selectOptions(screen.getByRole('combobox', { name: '箱型' }), '40HQ');
  expect(await screen.findByText('这里还没有在线价格', {}, SOON)).toBeVisible();
  expect(path()).toBe('/freight?mode=truck&type=3');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ ctnType: 3, current: 1 });
  await person.click(screen.getByRole('link', { name: '报关' }));
  expect(await screen.findByRole('row', { name: /转关/ }, SOON)).toHaveTextContent('CNY 400.00');
  await person.selectOptions(screen.getByRole('combobox', { name: '报关方式' }), '快件');
  await waitFor(() => expect(screen.queryByRole('row', { name: /转关/ })).toBeNull(), SOON);
}, 40_000);

it('draws the days and the channels of a way, says whom nobody should take, and puts them side by side', async () => {
  const { person, path } = await open(`/freight${LCL_PATH}`);
  const dear = await slip(/YGC-2/);
  expect(within(dear).getByText('又贵又慢')).toBeVisible();
  expect(within(dear).getByText('会员可省 USD 31.20')).toBeVisible();
  const chart = within(screen.getByRole('figure', { name: /^价格与时效/ }));
  expect(chart.getByText(/^MB-HAM：31 天，USD 617\.66/)).toBeInTheDocument();
  for (const name of ['对比 子午湾自拼 MB-HAM', '对比 甬港集拼 YGC-2'])
    await person.click(screen.getByRole('button', { name }));
  await person.click(screen.getByRole('button', { name: '对比' }));
  const table = within(await screen.findByRole('table', { name: '渠道对比' }, SOON));
  expect(table.getByRole('row', { name: /^预计总费用/ })).toHaveTextContent('USD 617.66 最优USD 893.02');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('radio', { name: '开船' }));
  await waitFor(() => expect(path()).toContain('&sort=etd'));
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('BLC-AW');
}, 40_000);

it('takes a way to a site as a transport type, with the cargo, and back', async () => {
  const { person } = await open('/freight');
  const form = within(await screen.findByRole('form', { name: '运价查询' }, SOON));
  await person.selectOptions(form.getByRole('combobox', { name: /运输类型/ }), '快船海派');
  const other = within(await screen.findByRole('form', { name: 'FBA 运价查询' }, SOON));
  const way = other.getByRole('combobox', { name: /运输类型/ });
  expect(way).toHaveFocus();
  expect(way).toHaveDisplayValue('快船海派');
  await person.selectOptions(way, '整箱');
  expect(await screen.findByRole('form', { name: '运价查询' }, SOON)).toBeVisible();
}, 40_000);

it('reckons what each day costs at least, and which have closed', () => {
  const one = {
    id: 1,
    mark: 'MB',
    offer: {} as Channel['offer'],
    days: 31,
    total: null,
    sailDays: [5],
    full: false,
    etd: '2026-12-04',
    validFrom: '2026-11-01',
    validTo: '2026-12-31',
    price: { currency: 'USD', amount: '617.66' },
  };
  const full = { ...one, id: 2, sailDays: [6], etd: '2026-11-28', full: true };
  const { currency, days } = daysOfChannels([one, full], '2026-11-26', [{ currency: 'USD', cnyPerUnit: '7.1000' }]);
  expect(currency).toBe('USD');
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3)).toEqual([
    { day: '2026-11-26' },
    { day: '2026-11-27', closed: true },
    { day: '2026-11-28', price: '617.66', full: true },
  ]);
  expect(days[8]).toEqual({ day: '2026-12-04', price: '617.66' });
  expect(daysOfChannels([{ ...one, price: null }], '2026-11-26', []).currency).toBe('');
});

it('explains every sum, with the rates of exchange', async () => {
  const { person } = await open(`/freight${LCL_PATH}`);
  await slip(/MB-HAM/);
  await person.click(screen.getAllByRole('button', { name: '怎么算的？' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: '怎么算的？' }, SOON));
  expect(dialog.getByText(/计费吨（W\/M）取吨数与立方米数中大的一个/)).toBeVisible();
  expect(await dialog.findByRole('row', { name: /EUR/ }, SOON)).toHaveTextContent('7.6680');
}, 40_000);

it('reads cartons that somebody made up', () => {
  expect(boxesOf('60x40x50x20,1x2x3,0x1x1x1,1x1x1x0,1.5x2x3x4,ax1x1x1')).toEqual([
    { length: '60', width: '40', height: '50', pieces: '20' },
    { length: '1.5', width: '2', height: '3', pieces: '4' },
  ]);
  const typed = { mode: 'air', from: 'PVG', to: 'LAX', boxes: '1x2x3,60x40x50x20' } as const;
  expect(exactOf(typed)).toEqual({ mode: 'air', from: 'PVG', to: 'LAX', boxes: '60x40x50x20' });
});

it('says of a way that is not offered that it is none, and shows one that is with the same cargo', async () => {
  await open('/freight?mode=air&weight=120&volume=2', { house: { modes: ['lcl', 'truck'] } });
  expect(await screen.findByText('目前不提供空运', {}, SOON)).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: '运输类型' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['拼箱', '拖车']);
  const form = within(await screen.findByRole('form', { name: '运价查询' }, SOON));
  expect(form.getByRole('combobox', { name: /运输类型/ })).toHaveDisplayValue('拼箱');
  expect(form.getByRole('textbox', { name: /重量/ })).toHaveValue('120');
});
