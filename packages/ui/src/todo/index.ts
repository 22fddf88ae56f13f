export type { TodoItem, TodoProps } from './item.ts';
export { TodoPanel } from './todo-panel.tsx';
export { TodoStrip } from './todo-strip.tsx';
