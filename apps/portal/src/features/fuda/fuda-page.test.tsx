import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { FUDA_RATES, fudaAnswers, partnerAnswers } from '../../testing/sample-fuda.ts';

const { addFuda, updateFuda, changeFudaState, updateFudaSurcharges, saveFudaSurcharge } = contract.freight;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
const PATH = '/backstage/fuda';
const as = chenWei;

const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON);

it('shows an administrator all partners with their costs, and puts a rate on', async () => {
  const moved = vi.fn();
  server.use(
    mock(changeFudaState, (input) => {
      moved(input);
      return { changed: input.ids.length };
    }),
    ...fudaAnswers('zh-CN'),
  );
  const { person } = await open(PATH, { as });
  expect((await screen.findAllByText(/2190\.00/, {}, SOON)).length).toBeGreaterThan(1);
  expect(screen.getAllByText('深圳华沣国际货代').length).toBeGreaterThan(0);
  await person.click(screen.getByRole('checkbox', { name: /FD26111800001/ }));
  await person.click(await button('上架'));
  await waitFor(() => expect(moved).toHaveBeenCalledWith({ ids: [1], state: 3, reason: '' }));
}, 40_000);

it('asks an administrator why a rate goes back', async () => {
  const moved = vi.fn();
  server.use(
    mock(changeFudaState, (input) => {
      moved(input);
      return { changed: 1 };
    }),
    ...fudaAnswers('zh-CN'),
  );
  const { person } = await open(PATH, { as });
  await person.click(await screen.findByRole('checkbox', { name: /FD26111800001/ }, SOON));
  await person.click(await button('退回'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: '退回' })).toBeDisabled();
  await person.type(dialog.getByRole('textbox', { name: /原因/ }), '缺合约号');
  await person.click(dialog.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(moved).toHaveBeenCalledWith({ ids: [1], state: 4, reason: '缺合约号' }));
}, 40_000);

it('lets a partner write a rate and hand it in, and says at its field what is wrong', async () => {
  const added = vi.fn();
  // Only what is found is offered.
  server.use(
    mock(contract.basedata.portGroups, []),
    ...partnerAnswers('zh-CN'),
    mockError(addFuda, { message: '失效日不能早于生效日', field: 'validTo' }),
  );
  const { person } = await open(PATH, { as });
  await person.click(await button('新增运价'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: '保存并提交' }));
  expect(await dialog.findByText('请填写此项')).toBeVisible();
  const choose = async (name: RegExp, words: string, option: RegExp) => {
    await person.type(dialog.getByRole('combobox', { name }), words);
    await person.click(await screen.findByRole('option', { name: option }, SOON));
  };
  await choose(/^起运港/, 'CNNGB', /CNNGB/);
  await choose(/^目的港/, 'USLAX', /USLAX/);
  await choose(/^船公司/, '中远', /中远/);
  await person.selectOptions(dialog.getByRole('combobox', { name: /^航线区域/ }), 'USWC');
  await person.type(dialog.getByRole('textbox', { name: /^船期/ }), '14');
  await person.type(dialog.getByRole('textbox', { name: /^航程/ }), '15');
  await person.type(dialog.getByRole('combobox', { name: /^生效日/ }), '2026-12-01');
  await person.type(dialog.getByRole('combobox', { name: /^失效日/ }), '2026-12-31');
  await person.type(dialog.getByRole('textbox', { name: /^40HQ 成本/ }), '2100');
  await person.click(dialog.getByRole('button', { name: '保存并提交' }));
  expect(await dialog.findByText('失效日不能早于生效日', {}, SOON)).toBeVisible();
  server.use(
    mock(addFuda, (input) => {
      added(input);
      return { id: 9 };
    }),
  );
  await person.click(dialog.getByRole('button', { name: '保存并提交' }));
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1), SOON);
  expect(added.mock.lastCall?.[0]).toMatchObject({
    partnerId: 1,
    polId: 1,
    podId: 4,
    shippingId: 1,
    etdDays: [1, 4],
    transitDays: 15,
    submit: true,
    prices: [{ ctnType: 3, cost: '2100', member: null }],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}, 60_000);

it('changes a rate where it stands; one that was on is handed in again', async () => {
  const changed = vi.fn();
  server.use(
    mock(updateFuda, (input) => {
      changed(input);
      return { ...(FUDA_RATES[1] as (typeof FUDA_RATES)[number]), revision: 2 };
    }),
    ...partnerAnswers('zh-CN'),
  );
  const { person } = await open(PATH, { as });
  await person.click(await button('编辑 FD26111800002'));
  const markUp = await screen.findByRole('textbox', { name: '加价' });
  await person.clear(markUp);
  await person.type(markUp, '80{Enter}');
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1), SOON);
  expect(changed.mock.lastCall?.[0]).toMatchObject({ id: 2, revision: 1, sellMarkup: '80', submit: true });
}, 40_000);

it('adds a charge, and changes several together or tells why none was', async () => {
  const saved = vi.fn();
  const patched = vi.fn();
  server.use(
    mock(saveFudaSurcharge, (input) => {
      saved(input);
      return { id: 9 };
    }),
    mockError(updateFudaSurcharges, { message: 'THC 按实际收取，没有单价' }),
    ...partnerAnswers('zh-CN'),
  );
  const { person } = await open(`${PATH}?tab=charges`, { as });
  for (const box of (await screen.findAllByRole('checkbox', { name: /THC|DOC/ }, SOON)).slice(0, 2))
    await person.click(box);
  await person.click(await button('批量修改'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /^单价/ }), '1300');
  await person.click(dialog.getByRole('button', { name: '批量修改' }));
  expect(await dialog.findByText('THC 按实际收取，没有单价', {}, SOON)).toBeVisible();
  server.use(
    mock(updateFudaSurcharges, (input) => {
      patched(input);
      return { updated: 2 };
    }),
  );
  await person.click(dialog.getByRole('button', { name: '批量修改' }));
  await waitFor(() => expect(patched).toHaveBeenCalledWith({ ids: [1, 2], patch: { amount: '1300' } }), SOON);
  await person.click(await button('新增附加费'));
  const adding = within(await screen.findByRole('dialog'));
  await person.type(adding.getByRole('textbox', { name: /^费用代码/ }), 'seal');
  await person.type(adding.getByRole('textbox', { name: /^中文名称/ }), '铅封费');
  await person.type(adding.getByRole('textbox', { name: /^英文名称/ }), 'Seal');
  await person.type(adding.getByRole('textbox', { name: /^单价/ }), '45');
  await person.type(adding.getByRole('combobox', { name: /^生效日/ }), '2026-12-01');
  await person.click(adding.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), SOON);
  expect(saved.mock.lastCall?.[0]).toMatchObject({ partnerId: 1, code: 'SEAL', amount: '45', basis: 'PER_CTN' });
  await person.click((await screen.findAllByRole('checkbox', { name: /THC/ }, SOON))[0] as HTMLElement);
  await person.click(await button('复制为新附加费'));
  const copied = within(await screen.findByRole('dialog', {}, SOON));
  expect(copied.getByRole('textbox', { name: /^费用代码/ })).toHaveValue('THC');
  await person.click(copied.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2), SOON);
  expect(saved.mock.lastCall?.[0]).not.toHaveProperty('id');
}, 60_000);
