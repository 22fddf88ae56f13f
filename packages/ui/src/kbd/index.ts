export { Kbd, type KbdPart, type KbdProps } from './kbd.tsx';
