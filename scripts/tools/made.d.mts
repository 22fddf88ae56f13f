import type { PluginOption } from 'vite';

export function writeChanged(file: { path: string; text: string }): boolean;
export function make(): Promise<number>;
export function made(): PluginOption;
