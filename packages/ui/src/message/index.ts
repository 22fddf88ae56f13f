export { type AlertMessage, MessageAlert, type MessageAlertProps } from './message-alert.tsx';
export { type Message, MessageModal, type MessageModalProps } from './message-modal.tsx';
export type { MessagePlace } from './place.ts';
export { SafeHtml, type SafeHtmlProps } from './safe-html.tsx';
