import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The libraries measured, with their exact versions. */
export const versions = () => read('../package.json').dependencies;
