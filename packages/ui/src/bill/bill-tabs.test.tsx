import type { BillRecord } from '@lading/validators/bill';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { BillId } from './bill-source.ts';
import { BillTabs } from './bill-tabs.tsx';
import { flagshipBill, SUB_IDS } from './fixtures.ts';
import { fixedSource, memorySource } from './source.ts';
import { show } from './test-frame.tsx';

const billSource = memorySource((subId: BillId) => flagshipBill(subId));
const tabs = (subIds = SUB_IDS, loaded?: ReadonlySet<BillId>) => (
  <BillTabs label="主票与分票" kind="MBL" subIds={subIds} billSource={billSource} loaded={loaded} />
);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('has ten tabs and one bill in the page', async () => {
  show(tabs());
  expect(screen.getAllByRole('tab')).toHaveLength(10);
  await userEvent.click(screen.getByRole('tab', { name: /分票 3/ }));
  expect(screen.getAllByRole('heading', { name: /海运提单/ })).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: /分票 3/ })).toHaveTextContent('COSU6412098730C');
});

it('never shows more than ten', () => {
  show(tabs([...SUB_IDS, 1, 2, 3]));
  expect(screen.getAllByRole('tab')).toHaveLength(10);
});

it.each([
  ['{ArrowRight}', '分票 1'],
  ['{ArrowLeft}', '分票 9'],
  ['{End}', '分票 9'],
  ['{End}{ArrowRight}', '主票'],
  ['{End}{Home}', '主票'],
  ['2', '分票 1'],
  ['0', '分票 9'],
  ['01', '主票'],
])('goes by %s to %s and takes the focus along', async (keys, name) => {
  show(tabs());
  screen.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard(keys);
  expect(selected()).toContain(name);
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

it('goes by digits from inside a bill, and leaves shortcuts with Ctrl alone', () => {
  show(tabs());
  fireEvent.keyDown(screen.getByRole('region', { name: '提单正文' }), { key: '4', ctrlKey: true });
  expect(selected()).toContain('主票');
  fireEvent.keyDown(screen.getByRole('region', { name: '提单正文' }), { key: '4' });
  expect(selected()).toContain('分票 3');
});

it('says nothing in the place of a number that nobody knows yet', () => {
  const blank = { ...flagshipBill(null), bill: { ...flagshipBill(null).bill, mblNo: '' } } as BillRecord;
  show(<BillTabs label="主票与分票" kind="MBL" subIds={[]} billSource={memorySource(() => blank)} />);
  expect(screen.getByRole('tab')).toHaveTextContent(/^主票$/);
});

it('shows the end of a number once it is known', () => {
  const view = show(tabs());
  expect(screen.getByRole('tab', { name: '主票 …98730' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '分票 2' })).toBeInTheDocument();
  view.update(tabs(SUB_IDS, new Set([6422])));
  expect(screen.getByRole('tab', { name: '分票 2 …98730B' })).toBeInTheDocument();
});

it('asks again for a bill that failed', async () => {
  const retry = vi.fn();
  const failing = fixedSource<BillRecord, BillId>({
    status: 'error',
    message: '请求异常，请检查网络或联系管理员',
    retry,
  });
  show(<BillTabs label="主票与分票" kind="MBL" subIds={[]} billSource={failing} />);
  expect(screen.getByRole('alert')).toHaveTextContent('请求异常，请检查网络或联系管理员');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledOnce();
});
