import { type Code, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { memberAnswers } from '../../../testing/sample-fuda.ts';
import { LANE_PATH, rateAnswers } from '../../../testing/sample-rates.ts';

const { server, open } = portalTests();
const SOON = { timeout: 10_000 };

it('shows members the rates of partners beside those of the house, and leads to a person', async () => {
  server.use(...memberAnswers('zh-CN'));
  const { person } = await open(`/rates${LANE_PATH}`, { as: chenWei });
  await person.click(await screen.findByRole('tab', { name: '富达/合作伙伴运价' }, SOON));
  expect(await screen.findByText('2 条富达运价', {}, SOON)).toBeVisible();
  const slip = within(screen.getByRole('article', { name: /AAC2/ }));
  expect(slip.getByText('由上海联桥国际货代提供')).toBeVisible();
  // Nobody orders, follows or compares by its number.
  expect(slip.queryByRole('button', { name: '下单' })).toBeNull();
  await person.click(slip.getByRole('button', { name: '费用明细' }));
  expect(slip.getByRole('table')).toHaveTextContent('5,180.35');
  await person.click(slip.getByRole('button', { name: '在线咨询' }));
  expect(await screen.findByRole('dialog', {}, SOON)).toBeVisible();
}, 40_000);

it('shows nobody else that there are any', async () => {
  const roles: Code[] = ['order:view'];
  server.use(
    mock(contract.user.webUserInfo, { roles, baseInfo: { ...chenWei.user, account: '13800138000' } }),
    ...rateAnswers('zh-CN'),
  );
  await open(`/rates${LANE_PATH}`, { as: { ...chenWei, ext: { codeList: roles } } });
  await screen.findByRole('article', { name: /AAC2/ }, SOON);
  expect(screen.queryByRole('tab', { name: '富达/合作伙伴运价' })).toBeNull();
}, 40_000);
