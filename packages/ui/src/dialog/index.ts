export { Dialog, type DialogProps } from './dialog.tsx';
export type { FrameProps } from './frame-props.ts';
export type { ModalFrameProps } from './modal-frame.tsx';
