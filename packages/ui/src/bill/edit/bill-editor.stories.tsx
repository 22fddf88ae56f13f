import type { BillRecord } from '@lading/validators/bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Language, useLanguage } from '../../i18n/provider.tsx';
import { preloadIssueTexts } from '../../i18n/rules.ts';
import { flagship } from '../fixtures.ts';
import { emptyBill, manyContainers } from '../fixtures-cases.ts';
import { createBillEditing } from './bill-editing.ts';
import { BillEditor, type BillHeading } from './bill-editor.tsx';
import { choicesOf, SHEET } from './fixtures.ts';

const faulty = (locale: Language): BillRecord => {
  const bill = flagship(locale);
  const [first, second, third] = bill.containers;
  return {
    ...bill,
    bill: {
      ...bill.bill,
      fAddress: 'NINGBO HAOYU HOMEWARE CO.，LTD.\nNO. 288 JIANGNAN ROAD',
      sAddress: 'CASCADE HOME SUPPLY LLC OF LOS ANGELES\n1420 E WAREHOUSE STREET',
      portEndId: null,
      portEndName: '',
      portEndCode: '',
      blEmail: '',
    },
    containers: [
      { ...first, ctnNo: 'CBHU3202735' },
      { ...second, sealNo: 'CN 4471204' },
      { ...third, weight: '1870' },
    ],
  } as BillRecord;
};

/** Nothing chosen, nothing written but the number. */
const blank = (locale: Language): BillRecord => {
  const record = emptyBill(locale);
  const ids = Object.keys(record.bill).filter((name) => /.Id$/.test(name));
  return { ...record, bill: { ...record.bill, ...Object.fromEntries(ids.map((name) => [name, null])) } } as BillRecord;
};

/** A bill to be written, in the language of the toolbar. */
function Editor({ of, paste, heading }: { of(locale: Language): BillRecord; paste?: boolean; heading?: BillHeading }) {
  const locale = useLanguage();
  const [editing] = useState(() => createBillEditing(of(locale)));
  return (
    <div style={{ blockSize: paste ? 'auto' : '100vh', minBlockSize: '100vh' }}>
      <BillEditor
        record={editing.opened}
        editing={editing}
        choices={choicesOf(locale)}
        heading={heading}
        onSave={async () => ({ ok: true })}
      />
    </div>
  );
}

const meta = {
  title: 'BillEditor',
  component: Editor,
  parameters: { layout: 'fullscreen' },
  // The words of the rules are there before the first of them is needed.
  loaders: [() => Promise.all([preloadIssueTexts('zh-CN'), preloadIssueTexts('en-US')])],
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: /^(?:保存|Save)$/ }));

export const Written: Story = { args: { of: flagship } };
export const Empty: Story = { args: { of: blank } };
/** A wide comma, a line of 38 characters, no port, no address, a wrong digit, a blank in a seal, sums that differ. */
export const Faulty: Story = {
  args: { of: faulty },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole('region', { name: /需要改|a change/ });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};
/** A block from a spreadsheet, pasted into the first cell of an empty table. */
export const Pasted: Story = {
  args: { of: (locale) => ({ ...flagship(locale), containers: [] }), paste: true },
  parameters: { pictures: { narrow: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /添加集装箱|Add a container/ }));
    await userEvent.paste(SHEET);
    await expect(canvas.getAllByRole('textbox', { name: /^(?:箱号|Container no)/ })).toHaveLength(3);
  },
};
/** An instruction has the form of its bill. */
export const Instruction: Story = {
  args: { of: flagship, heading: { title: 'SHIPPING INSTRUCTION', subtitle: 'FOR THE MASTER BILL' } },
};
export const TwoHundredContainers: Story = { args: { of: manyContainers } };
