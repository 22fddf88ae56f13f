import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** Whether this process can do what the scripts need. */
export function isRecent(): boolean;
/** Path of a Node that can do what the scripts need; ends the process with a word where there is none. */
export function findNode(): string;
/** Runs a Node program in this process group and in this terminal, hands signals on, and ends with its exit code. */
export function become(args: readonly string[], options?: SpawnOptions): ChildProcess;
/** True when this process is recent enough; otherwise the script starts again under the Node that is. */
export function onNode24(): boolean;
