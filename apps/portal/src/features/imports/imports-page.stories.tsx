import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { officeAnswers } from '../../testing/sample-office.ts';
import { WORDS } from '../../testing/sample-words.ts';

const path = '/backstage/imports';

const meta = {
  title: 'Imports',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: officeAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('rates-1120.xlsx', {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [
      mockError(contract.desk.importJobPage, { message: WORDS[locale].failed }),
      ...officeAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
