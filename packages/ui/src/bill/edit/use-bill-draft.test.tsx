import type { BillRecord } from '@lading/validators/bill';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { preloadIssueTexts } from '../../i18n/rules.ts';
import { flagship } from '../fixtures.ts';
import { show } from '../test-frame.tsx';
import { BillEditor } from './bill-editor.tsx';
import { choicesOf, SHEET } from './fixtures.ts';
import { createMemory } from './memory.ts';
import { button, field } from './test-fields.ts';

beforeAll(() => preloadIssueTexts('zh-CN'));

const KEY = 'lading.billDraft.8801.6412';
const bill = (changes: object = {}): BillRecord => {
  const record = flagship();
  return { ...record, bill: { ...record.bill, blTel: '0574-87000000', ...changes } } as BillRecord;
};

function open(storage: ReturnType<typeof createMemory>, record = bill()) {
  const draft = { prefix: 'lading', user: '8801', storage, delay: 20, now: () => '2026-11-18T08:40:12Z' };
  return show(
    <BillEditor record={record} choices={choicesOf()} draft={draft} onSave={async () => ({ ok: true }) as const} />,
  );
}
const vessel = () => field('船名');
const kept = (storage: ReturnType<typeof createMemory>) => waitFor(() => expect(storage.kept.get(KEY)).toBeDefined());

it('loses nothing of a bill that is edited, pasted into, left and opened again', async () => {
  const storage = createMemory();
  open(storage);
  await userEvent.type(vessel(), ' II');
  await userEvent.click(field('箱号第 3 行'));
  await userEvent.paste(SHEET);
  await kept(storage);
  // The page goes away before the pause is over.
  await userEvent.type(field('航次'), 'X');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  open(storage);
  expect(await screen.findByText('已恢复此设备上 2026-11-18 16:40:12 UTC+8 的草稿')).toBeInTheDocument();
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES II');
  expect(field('航次')).toHaveValue('042EX');
  expect(field('箱号第 6 行')).toHaveValue('MSKU6011672');
  expect(screen.getByText('草稿已存在此设备 16:40 UTC+8')).toBeInTheDocument();
});

it('discards a draft, which one step brings back', async () => {
  const storage = createMemory();
  open(storage);
  await userEvent.type(vessel(), ' II');
  await kept(storage);
  cleanup();
  open(storage);
  await userEvent.click(await waitFor(() => button('丢弃草稿')));
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES');
  await waitFor(() => expect(storage.kept.size).toBe(0));
  await userEvent.click(button('撤销'));
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES II');
});

it('is gone once the bill is sent', async () => {
  const storage = createMemory();
  open(storage);
  await userEvent.type(vessel(), ' II');
  await kept(storage);
  await userEvent.click(button('保存'));
  await waitFor(() => expect(storage.kept.size).toBe(0));
  expect(screen.queryByText(/草稿/)).not.toBeInTheDocument();
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES II');
});

it('offers a draft of a bill that has changed since, and keeps it until somebody decides', async () => {
  const storage = createMemory();
  open(storage);
  await userEvent.type(vessel(), ' II');
  await kept(storage);
  cleanup();
  const newer = () => bill({ version: 4, voyage: '043E' });
  open(storage, newer());
  expect(await screen.findByText(/有 2026-11-18 16:40:12 UTC\+8 的草稿，但提单之后有过改动/)).toBeInTheDocument();
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES');
  await userEvent.type(field('备注'), '急');
  await waitFor(() => expect(storage.kept.get(KEY)).toContain('急'));
  cleanup();
  // After another reload both are kept: the new text, and the older draft with the question whether to use it.
  open(storage, newer());
  expect(await waitFor(() => button('用这份草稿'))).toBeInTheDocument();
  expect(field('备注')).toHaveValue('请保留唛头分行。急');
  await userEvent.click(button('用这份草稿'));
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES II');
});

it('says that there is no room, and keeps the bill on the page', async () => {
  const storage = createMemory(10);
  open(storage);
  await userEvent.type(vessel(), ' II');
  expect(await screen.findByText('此设备存不下草稿，请尽快保存')).toBeInTheDocument();
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES II');
});

it('keeps a bill while somebody types on without a pause', async () => {
  const storage = createMemory();
  open(storage);
  const at: number[] = [];
  const begun = performance.now();
  const keep = storage.setItem;
  storage.setItem = (key, value) => {
    at.push(performance.now() - begun);
    keep(key, value);
  };
  vessel().focus();
  // 20 ms is the pause: a delay that began anew with each key would not keep anything before the end.
  for (const letter of 'MAERSK HANGZHOU II EXPRESS') {
    await userEvent.keyboard(letter);
    await new Promise((done) => setTimeout(done, 12));
  }
  expect(at.length).toBeGreaterThan(3);
});

it('passes over what is no draft', () => {
  const storage = createMemory();
  storage.setItem(KEY, '{"v":1,"d":{"at":"x","kind":"MBL","values":{}}}');
  open(storage);
  expect(vessel()).toHaveValue('COSCO SHIPPING ANDES');
  expect(screen.queryByText(/草稿/)).not.toBeInTheDocument();
});
