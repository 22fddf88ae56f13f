export type { ChatMessageItem, ChatPanelPart, ChatRead } from './chat-message.ts';
export { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
