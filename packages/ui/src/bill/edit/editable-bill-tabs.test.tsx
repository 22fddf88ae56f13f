import type { BillRecord } from '@lading/validators/bill';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { preloadIssueTexts } from '../../i18n/rules.ts';
import { flagshipBill, SUB_IDS } from '../fixtures.ts';
import { memorySource } from '../source.ts';
import { show } from '../test-frame.tsx';
import { EditableBillTabs } from './editable-bill-tabs.tsx';
import { choicesOf } from './fixtures.ts';
import { button, field } from './test-fields.ts';

beforeAll(() => preloadIssueTexts('zh-CN'));

const bills = new Map<number | null, BillRecord>();
const billSource = memorySource((subId: number | null) => bills.get(subId) ?? flagshipBill(subId));
const choices = choicesOf();

function Booking({ ids, remove }: { ids: readonly number[]; remove: (id: number) => void }) {
  const [subIds, setSubIds] = useState(ids);
  return (
    <EditableBillTabs
      label="主票与分票"
      kind="MBL"
      subIds={subIds}
      billSource={billSource}
      choices={choices}
      onSave={async () => ({ ok: true })}
      onAdd={async (copied) => {
        const id = 7000 + subIds.length;
        if (copied) bills.set(id, { ...copied, bill: { ...copied.bill, id } } as BillRecord);
        setSubIds([...subIds, id]);
        return id;
      }}
      onRemove={async (id) => {
        if (id === 6421) return { ok: false, message: '分票已签发' };
        remove(id);
        setSubIds(subIds.filter((one) => one !== id));
        return { ok: true };
      }}
    />
  );
}

const open = (count: number) => {
  bills.clear();
  const remove = vi.fn();
  show(<Booking ids={SUB_IDS.slice(0, count)} remove={remove} />);
  return remove;
};
const selected = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]') as HTMLElement;
const vessel = () => field('船名');
const press = async (name: string) => userEvent.click(await waitFor(() => button(name)));
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const tab = (name: string) => tabs().find((one) => one.textContent.startsWith(name)) as HTMLElement;

it('copies a bill as it is written now, and opens the copy', async () => {
  open(1);
  await userEvent.type(vessel(), ' II');
  await press('复制主票为新分票');
  await waitFor(() => expect(selected()).toHaveTextContent('分票 2'));
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES II');
  // The unsaved text is still in the first bill, and its tab is marked.
  await userEvent.click(tab('主票'));
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES II');
  expect(tab('主票').querySelector('svg')).toHaveAccessibleName('有未保存的内容');
});

it('adds up to nine, then says so', async () => {
  open(8);
  await press('添加分票');
  await waitFor(() => expect(tabs()).toHaveLength(10));
  await waitFor(() => expect(selected()).toHaveTextContent('分票 9'));
  await press('最多 9 张分票');
  expect(tabs()).toHaveLength(10);
});

it('asks before it removes, by the keyboard too, and goes to the bill before', async () => {
  const remove = open(3);
  await userEvent.click(tab('分票 3'));
  selected().focus();
  await userEvent.keyboard('{Delete}');
  expect(await screen.findByText('删除分票 3？')).toBeInTheDocument();
  await press('取消');
  expect(remove).not.toHaveBeenCalled();
  await press('删除分票 3');
  await press('删除');
  await waitFor(() => expect(tabs()).toHaveLength(3));
  expect(remove).toHaveBeenCalledExactlyOnceWith(6423);
  expect(selected()).toHaveTextContent('分票 2');
});

it('keeps the main bill, and a sub-bill the server refuses to remove', async () => {
  open(2);
  selected().focus();
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByText(/删除分票/)).not.toBeInTheDocument();
  expect(button('主票不能删除')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(tab('分票 1'));
  await press('删除分票 1');
  await press('删除');
  expect(await screen.findByText('分票已签发')).toHaveAttribute('role', 'alert');
  expect(tabs()).toHaveLength(3);
});
