export { Popover, type PopoverPart, type PopoverProps } from './popover.tsx';
