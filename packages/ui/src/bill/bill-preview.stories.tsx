import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillPreview } from './bill-preview.tsx';
import { ENGLISH, failed, imageSample, pdfSample, waiting } from './story-parts.tsx';

const meta = {
  title: 'BillPreview',
  component: BillPreview,
  parameters: { layout: 'fullscreen', english: ENGLISH, pictures: { full: true } },
} satisfies Meta<typeof BillPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The path contains pdf: a frame. */
export const Pdf: Story = { args: { file: pdfSample } };
export const Image: Story = { args: { file: imageSample } };
export const Loading: Story = { args: { file: waiting } };
export const Failed: Story = { args: { file: failed, onDownload: () => undefined } };
export const BrokenImage: Story = {
  args: { file: { status: 'ready', data: { path: '/files/draft.png', url: 'data:image/png;base64,AA==' } } },
};
