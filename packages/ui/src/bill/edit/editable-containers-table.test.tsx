import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { preloadIssueTexts } from '../../i18n/rules.ts';
import { flagship } from '../fixtures.ts';
import { manyContainers } from '../fixtures-cases.ts';
import { show } from '../test-frame.tsx';
import { type BillEditing, createBillEditing } from './bill-editing.ts';
import { EditableContainersTable } from './editable-containers-table.tsx';
import { CHAT, choicesOf, SHEET } from './fixtures.ts';
import { button, buttons, field } from './test-fields.ts';

// Each row draws its number once, so that rows that are drawn can be counted.
const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));
vi.mock('../../container-number/index.ts', () => ({
  ContainerNumber: ({ value }: { value: string }) => {
    drawn.push(value);
    return value;
  },
}));

beforeAll(() => preloadIssueTexts('zh-CN'));
beforeEach(() => void drawn.splice(0));

function containers(record = flagship()) {
  const editing = createBillEditing(record);
  show(<EditableContainersTable editing={editing} choices={choicesOf()} />);
  return editing;
}
const cell = (column: string, row: number) => field(`${column}第 ${row} 行`);
const values = (editing: BillEditing, field: 'ctnNo' | 'sealNo' | 'number' | 'weight' | 'ctnType' | 'packageType') =>
  editing.values.containers.map((row) => row[field]);

it('fills rows with a block from a spreadsheet, says what is wrong in which cell, and repairs it at one press', async () => {
  const editing = containers({ ...flagship(), containers: [] });
  await userEvent.click(button('添加集装箱'));
  await userEvent.paste(SHEET);
  expect(values(editing, 'ctnNo')).toEqual(['csqu 305438-3', 'TEXU3070070', 'MSKU6011672']);
  expect(values(editing, 'ctnType')).toEqual([1, 1, 1]);
  expect(cell('箱号', 1)).toHaveAttribute('aria-invalid', 'true');
  expect(cell('毛重 KGS', 2)).toHaveAccessibleDescription(/T/);
  expect(screen.getByText('已填入 3 行')).toBeInTheDocument();
  await userEvent.click(button('改为 CSQU3054383'));
  expect(cell('箱号', 1)).toHaveFocus();
  await userEvent.click(button(/采用全部/));
  expect(values(editing, 'weight')).toEqual(['3100.5', '3100', '3100']);
  expect(values(editing, 'ctnNo')[0]).toBe('CSQU3054383');
  expect(buttons(/采用全部/)).toEqual([]);
});

it('takes a paste back at one press', async () => {
  const editing = containers();
  await userEvent.click(cell('箱号', 2));
  await userEvent.paste(SHEET);
  // What was written stays; the new rows follow it.
  expect(values(editing, 'ctnNo')).toEqual([
    'CBHU3202732',
    'TCNU7200794',
    'csqu 305438-3',
    'TEXU3070070',
    'MSKU6011672',
    'CSQU3054383',
  ]);
  await userEvent.click(button('撤销这次粘贴'));
  expect(values(editing, 'ctnNo')).toEqual(['CBHU3202732', 'TCNU7200794', 'CSQU3054383']);
  expect(screen.queryByText(/已填入/)).not.toBeInTheDocument();
});

it('gives a container that is there its figures, and says what it could not read', async () => {
  const editing = containers({
    ...flagship(),
    containers: flagship().containers.map((row) => ({ ...row, number: 1 })),
  });
  await userEvent.click(cell('箱号', 1));
  await userEvent.paste(CHAT);
  expect(values(editing, 'number')).toEqual(['560箱', '520箱', '1']);
  await userEvent.click(button(/采用全部/));
  expect(values(editing, 'number')).toEqual(['560', '520', '1']);
  expect(screen.getByText(/没有认出，未填入：.*老师好/)).toBeInTheDocument();
});

it('shows what was read of a list before it fills it in, with the repairs it offers', async () => {
  const editing = containers({ ...flagship(), containers: [] });
  await userEvent.click(button('粘贴清单'));
  expect(screen.getByText('还没有识别到集装箱')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('textbox', { name: /Excel/ }));
  await userEvent.paste(SHEET);
  expect(await screen.findByText('识别到 3 行')).toBeInTheDocument();
  expect(screen.getByText('原文 csqu 305438-3')).toBeInTheDocument();
  expect(editing.values.containers).toEqual([]);
  await userEvent.click(button('填入 3 行'));
  expect(values(editing, 'ctnNo')[0]).toBe('CSQU3054383');
  expect(values(editing, 'weight')).toEqual(['3100.5', '3100', '3100']);
  expect(screen.getByText('已填入 3 行')).toBeInTheDocument();
});

it('fills a list in as it was pasted where its repairs are not wanted', async () => {
  const editing = containers({ ...flagship(), containers: [] });
  await userEvent.click(button('粘贴清单'));
  await userEvent.click(screen.getByRole('textbox', { name: /Excel/ }));
  await userEvent.paste(SHEET);
  await userEvent.click(await screen.findByRole('checkbox', { name: /采用建议的/ }));
  await userEvent.click(button('填入 3 行'));
  expect(values(editing, 'ctnNo')[0]).toBe('csqu 305438-3');
});

it('fills a column from the cell it is pasted into', async () => {
  const editing = containers();
  await userEvent.click(cell('封号', 2));
  await userEvent.paste('AA1\nAA2\nAA3');
  expect(values(editing, 'sealNo')).toEqual(['CN4471203', 'AA1', 'AA2', 'AA3']);
});

it('leaves one value to its cell', async () => {
  const editing = containers();
  await userEvent.clear(cell('封号', 1));
  await userEvent.paste('CN4471999');
  expect(values(editing, 'sealNo')[0]).toBe('CN4471999');
  expect(screen.queryByText(/已填入/)).not.toBeInTheDocument();
});

it('goes through a column by Enter and arrows, and on into a new row', async () => {
  const editing = containers();
  await userEvent.click(cell('封号', 1));
  await userEvent.keyboard('{Enter}');
  expect(cell('封号', 2)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(cell('封号', 3)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Shift>}{Enter}{/Shift}');
  expect(cell('封号', 1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(cell('封号', 4)).toHaveFocus();
  expect(editing.values.containers).toHaveLength(4);
});

it('says of a number and a seal that stand in two rows', async () => {
  containers();
  await userEvent.clear(cell('箱号', 2));
  await userEvent.type(cell('箱号', 2), 'CBHU3202732');
  await userEvent.tab();
  expect(cell('箱号', 2)).toHaveAccessibleDescription(/第 1 行/);
  await userEvent.click(button('删除第 1 行'));
  expect(cell('箱号', 1)).not.toHaveAccessibleDescription();
});

it('draws one of two hundred rows anew when somebody types in it', () => {
  containers(manyContainers('zh-CN', 200));
  expect(drawn).toHaveLength(200);
  drawn.splice(0);
  const seal = cell('封号', 120);
  fireEvent.change(seal, { target: { value: 'CN1' } });
  fireEvent.change(seal, { target: { value: 'CN12' } });
  fireEvent.blur(seal);
  expect(new Set(drawn).size).toBe(1);
  expect(drawn.length).toBeLessThanOrEqual(3);
  expect(document.querySelector('tfoot')).toHaveTextContent(/160 × 40HQ.*20,000/);
});
