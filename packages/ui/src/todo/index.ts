export type { TodoContent, TodoItem, TodoPart, TodoProps, TodoSubject } from './item.ts';
export { TodoPanel } from './todo-panel.tsx';
export { TodoStrip, type TodoStripProps } from './todo-strip.tsx';
