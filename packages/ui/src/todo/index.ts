export type { TodoItem, TodoProps, TodoSubject } from './item.ts';
export { TodoPanel } from './todo-panel.tsx';
export { TodoStrip } from './todo-strip.tsx';
