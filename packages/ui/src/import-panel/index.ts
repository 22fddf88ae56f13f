export { ImportPanel, type ImportPanelPart, type ImportPanelProps } from './import-panel.tsx';
export type { ImportFault, ImportProgress } from './types.ts';
