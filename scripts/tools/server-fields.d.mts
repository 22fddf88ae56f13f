import type { Plugin } from 'vite';

export function withoutServerFields(code: string, program: object): string;
export function serverFields(): Plugin;
