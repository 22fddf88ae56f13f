import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
import { messagesIn, readsIn } from './fixtures.ts';

const nothing = () => undefined;
const sent = async () => true;

function Talk(props: Partial<ChatPanelProps>) {
  const language = useLanguage();
  return (
    <ChatPanel messages={messagesIn(language)} reads={readsIn(language)} onSend={sent} onAttach={nothing} {...props} />
  );
}

const meta = { component: ChatPanel, args: { messages: [] } } satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Talk /> };
export const Unread: Story = { render: () => <Talk unread={2} onOlder={nothing} /> };
export const Empty: Story = { render: () => <Talk messages={[]} reads={[]} /> };
/** For who may read it and not write. */
export const ReadOnly: Story = { render: () => <Talk onSend={undefined} /> };
export const Disabled: Story = { render: () => <Talk disabled /> };
export const AllStates: Story = allStates(meta, { Default, Unread, Empty, ReadOnly, Disabled });
