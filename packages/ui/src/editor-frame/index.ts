export { type EditedAttributes, EditorFrame, type EditorFramePart, type EditorFrameProps } from './editor-frame.tsx';
export type { EditorTool } from './editor-tools.tsx';
