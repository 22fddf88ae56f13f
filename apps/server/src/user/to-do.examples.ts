import type { Examples } from '../testing/example.ts';

export const examples: Examples<'user', 'toDo'> = {
  toDoList: () => ({ size: 100 }),
  toDoCount: () => ({}),
};
