export type { Command, CommandGroup } from './command.ts';
export { CommandList, type CommandListProps } from './command-list.tsx';
