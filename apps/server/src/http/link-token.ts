import { createHash, randomBytes } from 'node:crypto';

/** Only this hash of a link's token, or of a visitor's cookie, is ever stored. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 256 bits that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** It names the link in the page's address; the token cannot be found from it. */
export const nameOfLink = ({ tokenHash }: { tokenHash: string }): string => tokenHash.slice(0, 16);
