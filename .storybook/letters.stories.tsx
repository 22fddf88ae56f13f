import type { Meta, StoryObj } from '@storybook/react-vite';
import { LetterPaper, TextMessages } from './letter-paper.tsx';

const meta = {
  title: 'Message/Letters',
  component: LetterPaper,
  tags: ['!autodocs'],
  args: { letter: 'notice' },
  parameters: { layout: 'fullscreen', page: true, controls: { disable: true } },
  render: (args, { globals }) => <LetterPaper {...args} theme={globals['theme']} />,
} satisfies Meta<typeof LetterPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One thing that happened. */
export const Notice: Story = { parameters: { pictures: { full: true } } };
/** A reminder of a cut-off. */
export const CutOff: Story = { args: { letter: 'cutOff' } };
/** What staff wrote, with a table. */
export const WrittenByStaff: Story = { args: { letter: 'written' } };
/** What was gathered in an hour or a day. */
export const Digest: Story = { args: { letter: 'digest' }, parameters: { pictures: { full: true } } };
/** Each kind that somebody can be told of. */
export const EveryKind: Story = { args: { letter: 'every' } };
export const PasswordChanged: Story = { args: { letter: 'passwordChanged' } };
export const InquiryAnswered: Story = { args: { letter: 'inquiryAnswered' } };
export const EnquiryAnswered: Story = { args: { letter: 'enquiryAnswered' } };
/** Text messages: codes, invitations, reminders of cut-offs. */
export const Texts: Story = { parameters: { layout: 'padded', page: false }, render: () => <TextMessages /> };
