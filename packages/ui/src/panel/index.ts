export { Panel, type PanelPart, type PanelProps } from './panel.tsx';
