export { Tooltip, type TooltipPart, type TooltipProps } from './tooltip.tsx';
