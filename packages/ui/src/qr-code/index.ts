export { QrCode, type QrCodePart, type QrCodeProps } from './qr-code.tsx';
