import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { pressKey } from '../testing/press-key.ts';
import type { UploadFile } from './file-row.tsx';
import { Upload, type UploadProps } from './upload.tsx';

const MB = 1024 * 1024;
const ACCEPT = '.pdf,image/*,.xls,.xlsx';
const nothing = () => undefined;

const UPLOADING: UploadFile = {
  id: 'packing',
  name: 'packing-list-HAOYU-1873.xlsx',
  size: 1.4 * MB,
  status: 'uploading',
  progress: 0.64,
};
const FILES: UploadFile[] = [
  UPLOADING,
  { id: 'invoice', name: 'invoice-HAOYU-1873.pdf', size: 312 * 1024, status: 'done' },
  {
    id: 'letter',
    name: 'letter-of-indemnity.pdf',
    size: 5.2 * MB,
    status: 'error',
    error: '文件已加密，打开后另存一份再传（10021）',
  },
  { id: 'photos', name: 'loading-photo-03.jpg', size: 3 * MB, status: 'waiting' },
  { id: 'scan', name: 'telex-release.pdf', size: 2 * MB, status: 'uploading' },
];

const ENGLISH: Record<string, string> = {
  上传: 'Upload',
  装箱单: 'Packing list',
  至少传一份装箱单: 'Add one packing list at least',
  截单后不能再传: 'Nothing can be added after the cut-off',
  '文件已加密，打开后另存一份再传（10021）':
    'The file is encrypted; save a copy without a password and send that (10021)',
};

/** In the language of the page. */
function Said(args: UploadProps) {
  const english = useLanguage() === 'en-US';
  const said = <T,>(words: T) => (english && typeof words === 'string' ? (ENGLISH[words] ?? words) : words);
  const files = args.files.map((file) => ({ ...file, error: said(file.error) }));
  return (
    <div style={{ maxInlineSize: 556 }}>
      <Upload {...args} files={files} label={said(args.label)} error={said(args.error)} hint={said(args.hint)} />
    </div>
  );
}

/** Keeps what is added, as an owner does. */
function Kept(args: UploadProps) {
  const [files, setFiles] = useState(args.files);
  return (
    <Said
      {...args}
      files={files}
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map(({ name, size }) => ({ id: `${files.length} ${name}`, name, size, status: 'waiting' as const })),
        ])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

const meta = {
  component: Upload,
  args: {
    label: '上传',
    files: [],
    accept: ACCEPT,
    maxSize: 20 * MB,
    onAdd: nothing,
    onRetry: nothing,
    onRemove: nothing,
  },
  render: (args) => <Said {...args} />,
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByLabelText(/上传|Upload/, { selector: 'input' });
const fileOf = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type });
/** Files on the pointer, as the browser tells of them. */
function bring(type: 'dragenter' | 'drop', place: HTMLElement, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Default: Story = {};
export const Files: Story = { args: { files: FILES } };
export const Held: Story = {
  args: { files: [UPLOADING] },
  play: async ({ canvasElement }) => {
    bring('dragenter', input(canvasElement), fileOf('packing-list.xlsx', ''));
    await within(canvasElement).findByText(/松开即上传|Release to upload/);
  },
};
/** What breaks a limit is named with the limit, and is not handed on. */
export const Refused: Story = {
  args: { maxSize: 40, maxFiles: 2 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    bring(
      'drop',
      input(canvasElement),
      fileOf('packing-list.pdf', 'application/pdf'),
      fileOf('customs.exe', 'application/x-msdownload'),
      fileOf('scan-of-all-pages.pdf', 'application/pdf', 41),
      fileOf('empty.pdf', 'application/pdf', 0),
      fileOf('invoice.pdf', 'application/pdf'),
      fileOf('one-too-many.pdf', 'application/pdf'),
    );
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /customs\.exe/ }));
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5);
  },
};
/** A picture in the clipboard, pasted by the keys of the reader. */
export const Pasted: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const zone = input(canvasElement);
    await userEvent.tab();
    await expect(zone).toHaveFocus();
    // A page may fill the clipboard once somebody has pressed a key.
    if (!(await pressKey('Shift'))) return;
    const picture = await new Promise<Blob | null>((done) => document.createElement('canvas').toBlob(done));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture ?? '' })]);
    await pressKey('Control+V');
    await waitFor(() => expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('image.png'));
  },
};
export const Full: Story = { args: { files: FILES.slice(0, 2), maxFiles: 2 } };
export const Invalid: Story = { args: { label: '装箱单', required: true, error: '至少传一份装箱单' } };
export const ReadOnly: Story = { args: { readOnly: true, files: FILES.slice(1, 2) } };
export const ReadOnlyEmpty: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true, hint: '截单后不能再传' } };
export const Loading: Story = { args: { loading: true } };
/** Without room a name is cut in the middle. */
export const LongText: Story = {
  args: {
    files: [
      {
        ...UPLOADING,
        name: 'NINGBO HAOYU HOMEWARE packing list for CASCADE HOME SUPPLY, order 1873, third version as agreed.xlsx',
      },
      {
        id: 'zh',
        name: '宁波昊屿家居有限公司第1873号订单装箱单第三版（按客户十一月十二日来信改）.xlsx',
        size: MB,
        status: 'done',
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <Said {...args} />
    </div>
  ),
  // The dots touch the end of the name: no part of a character is left empty, also when its font comes late.
  play: async ({ canvasElement }) => {
    for (const head of canvasElement.querySelectorAll<HTMLElement>('span[title] > :first-child')) {
      const cut = document.createRange();
      const text = head.firstChild as Text;
      const widthOf = (count: number) => {
        cut.setStart(text, 0);
        cut.setEnd(text, count);
        return cut.getBoundingClientRect().width;
      };
      await waitFor(
        () => {
          const room = head.getBoundingClientRect().width;
          const all = Array.from({ length: text.length }, (_, at) => widthOf(at));
          expect(head.scrollWidth).toBeGreaterThan(room);
          expect(room - Math.max(...all.filter((width) => width < room - 8))).toBeLessThan(16);
        },
        { timeout: 8_000 },
      );
    }
  },
};
export const Compact: Story = {
  args: { files: FILES.slice(0, 3) },
  render: (args) => (
    <div data-density="compact">
      <Said {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, {
  Default,
  Files,
  Full,
  Invalid,
  ReadOnly,
  ReadOnlyEmpty,
  Disabled,
  Loading,
  LongText,
  Compact,
});
