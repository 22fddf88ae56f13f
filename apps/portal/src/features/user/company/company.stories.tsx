import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';
import { asOwner, certification, company, companyAnswers } from '../../../testing/sample-company.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { user } = contract;
const answers = (locale: Language): RequestHandler[] => [...companyAnswers(locale), ...accountAnswers(locale)];
const applied =
  (state: 1 | 2 | 3) =>
  (locale: Language): RequestHandler[] => [
    mock(user.customerBase, { ...company(locale), certification: state, credit: null }),
    mock(user.myApplications, { list: [certification(locale, state)] }),
    ...answers(locale),
  ];
const none = (locale: Language): RequestHandler[] => [
  mock(user.customerBase, { ...company(locale), uscc: '', certification: 0, credit: null }),
  mock(user.myApplications, { list: [] }),
  ...answers(locale),
];

const meta = {
  title: 'Personal center of a company',
  ...pageAt('/personal', 'member'),
  args: { path: '/personal', as: 'member', answers },
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = async (canvasElement: HTMLElement, name: RegExp) =>
  within(await within(canvasElement).findByRole('region', { name }, SOON));
const CERTIFICATION = /^(企业认证|Certification)$/;

export const Certified: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/C0020417/, {}, SOON);
    await canvas.findByText(/Firefox 144/, {}, SOON);
  },
};
export const NothingYet: Story = {
  args: { answers: none },
  play: async ({ canvasElement }) => {
    await (await region(canvasElement, CERTIFICATION)).findByRole('button', { name: /^(申请|Apply)$/ }, SOON);
  },
};
export const InReview: Story = {
  args: { answers: applied(1) },
  play: async ({ canvasElement }) => {
    await (await region(canvasElement, CERTIFICATION)).findByText(/^(约 1 个工作日|about 1 working day)$/, {}, SOON);
  },
};
/** What came back, why, and the paper it is about. */
export const Returned: Story = {
  args: { answers: applied(3) },
  play: async ({ canvasElement }) => {
    await (await region(canvasElement, CERTIFICATION)).findByText(/^(印章压住了日期|The seal covers)/, {}, SOON);
  },
};
/** The paper that may stay is named; the one that came back has to be brought anew. */
export const Mending: Story = {
  args: { answers: applied(3) },
  play: async ({ canvasElement }) => {
    const panel = await region(canvasElement, CERTIFICATION);
    await userEvent.click(await panel.findByRole('button', { name: /^(修改后重新提交|Correct and resend)$/ }, SOON));
    await panel.findByRole('button', { name: /^(更换营业执照|Replace: Business license)$/ }, SOON);
  },
};
export const Terms: Story = {
  args: {
    answers: (locale) => [
      mock(user.customerBase, { ...company(locale), credit: null }),
      mock(user.myApplications, { list: [] }),
      ...answers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    const panel = await region(canvasElement, /^(结算方式|Settlement)$/);
    await userEvent.click(await panel.findByRole('button', { name: /^(申请|Apply)$/ }, SOON));
    await panel.findByRole('textbox', { name: /^(发票抬头|Invoice title)/ }, SOON);
  },
};
export const Membership: Story = {
  play: async ({ canvasElement }) => {
    const panel = await region(canvasElement, /^(富达会员|Fuda membership)$/);
    await userEvent.click(await panel.findByRole('button', { name: /^(申请|Apply)$/ }, SOON));
    await panel.findByRole('combobox', { name: /^(主要航线|Main lanes)/ }, SOON);
  },
};
export const CompanyEditing: Story = {
  play: async ({ canvasElement }) => {
    const panel = await region(canvasElement, /^(企业资料|Company information)$/);
    await userEvent.click(await panel.findByRole('button', { name: /^(编辑|Edit)$/ }, SOON));
    await panel.findByRole('textbox', { name: /^(网址|Website)/ }, SOON);
  },
};
/** Who may look but neither change nor apply. */
export const ReadOnly: Story = {
  args: { answers: (locale) => [asOwner(locale, ['bill:view', 'company:view']), ...none(locale)] },
  play: async ({ canvasElement }) => {
    await (await region(canvasElement, CERTIFICATION)).findByText(
      /^(由企业管理员申请|The owner of the company)/,
      {},
      SOON,
    );
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(user.myApplications, { message: WORDS[locale].failed }), ...answers(locale)],
  },
  play: async ({ canvasElement }) => {
    const panel = await region(canvasElement, CERTIFICATION);
    await panel.findByText(
      (text) => text.includes(WORDS['zh-CN'].failed) || text.includes(WORDS['en-US'].failed),
      {},
      SOON,
    );
  },
};
