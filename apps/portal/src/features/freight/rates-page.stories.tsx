import { type Code, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { FOLLOWS, LANE_PATH, rateAnswers } from '../../testing/sample-rates.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { webUserInfo } = contract.user;

const answersFor =
  (roles: Code[]): NonNullable<Parameters<typeof PortalPage>[0]['answers']> =>
  (locale) => [
    mock(webUserInfo, {
      roles,
      baseInfo: { id: 1, name: WORDS[locale].person, companyName: WORDS[locale].company, account: '13800138000' },
    }),
    ...rateAnswers(locale),
  ];

const meta = {
  title: 'Rates at work',
  ...pageAt('/rates', 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: {
    path: `/rates${LANE_PATH}`,
    as: 'member',
    answers: answersFor(FOLLOWS),
  },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const slips = (canvasElement: HTMLElement) => within(canvasElement).findAllByRole('article', {}, SOON);

/** What a member pays, with the list price struck through. */
export const Member: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await slips(canvasElement);
  },
};
/** Three channels side by side. */
export const Compared: Story = {
  play: async ({ canvasElement }) => {
    await slips(canvasElement);
    const page = within(canvasElement);
    for (const button of (await page.findAllByRole('button', { name: /^(?:对比 .|Compare .)/ })).slice(0, 3))
      await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: /^(?:对比|Compare)$/ }, SOON));
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON);
  },
};
/** Who orders is told from when that goes online, and who books until then. */
export const Ordering: Story = {
  args: { answers: answersFor(['order:view', 'rate:follow']) },
  play: async ({ canvasElement }) => {
    const [first] = await slips(canvasElement);
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^(?:下单|Order)$/ }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON);
  },
};
