export { AlertBox, type AlertBoxPart, type AlertBoxProps, type AlertTone } from './alert-box.tsx';
export { type AlertMessage, MessageAlert, type MessageAlertPart, type MessageAlertProps } from './message-alert.tsx';
export { type Message, MessageModal, type MessageModalPart, type MessageModalProps } from './message-modal.tsx';
export { MessagePopup, type MessagePopupPart, type MessagePopupProps } from './message-popup.tsx';
export type { Corner as MessageCorner, MessagePlace } from './place.ts';
export type { PopupItem, PopupList, PopupTab, PopupTask, TaskStatus } from './popup-item.ts';
export { SafeHtml, type SafeHtmlProps } from './safe-html.tsx';
