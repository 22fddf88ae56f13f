import { fileURLToPath } from 'node:url';

/** The server as a program to be started: the one that the suite has built, else its sources. */
export const PROGRAM = process.env['SERVER_PROGRAM'] ?? fileURLToPath(new URL('../main.ts', import.meta.url));
