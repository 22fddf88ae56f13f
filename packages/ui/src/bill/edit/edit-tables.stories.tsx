import type { BillRecord } from '@lading/validators/bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { type Language, useLanguage } from '../../i18n/provider.tsx';
import { preloadIssueTexts } from '../../i18n/rules.ts';
import { allStates } from '../../testing/all-states.tsx';
import { flagship } from '../fixtures.ts';
import { emptyBill, faultyContainers } from '../fixtures-cases.ts';
import { type BillEditing, createBillEditing } from './bill-editing.ts';
import { EditableContainersTable } from './editable-containers-table.tsx';
import { EditableGoodsTable } from './editable-goods-table.tsx';
import { choicesOf, SHEET } from './fixtures.ts';
import { pasteContainers } from './paste-containers.ts';

interface TablesProps {
  of(locale: Language): BillRecord;
  /** what is done once the tables are drawn */
  begin?(editing: BillEditing, locale: Language): void;
}

/** Cargo and containers of a bill that is edited. */
function Tables({ of, begin }: TablesProps) {
  const locale = useLanguage();
  const [editing] = useState(() => createBillEditing(of(locale)));
  // New rows get their keys by the clock, so a server has none to hand over.
  useEffect(() => begin?.(editing, locale), [begin, editing, locale]);
  const choices = choicesOf(locale);
  return (
    <>
      <EditableGoodsTable editing={editing} choices={choices} />
      <EditableContainersTable editing={editing} choices={choices} />
    </>
  );
}

const meta = {
  title: 'EditableTables',
  component: Tables,
  loaders: [() => Promise.all([preloadIssueTexts('zh-CN'), preloadIssueTexts('en-US')])],
} satisfies Meta<typeof Tables>;
export default meta;
type Story = StoryObj<typeof meta>;

const Written: Story = { args: { of: flagship } };
const Empty: Story = { args: { of: emptyBill } };
/** A wrong digit, a placeholder, a repeated seal, and a weight that does not agree. */
const Faulty: Story = { args: { of: faultyContainers, begin: (editing) => void editing.askAll() } };
const Pasted: Story = {
  args: {
    of: (locale) => ({ ...flagship(locale), containers: [] }),
    begin: (editing, locale) =>
      void pasteContainers(editing, SHEET, { key: undefined, field: undefined }, choicesOf(locale)),
  },
};
export const AllStates: Story = { args: Written.args, ...allStates(meta, { Written, Empty, Faulty, Pasted }) };
