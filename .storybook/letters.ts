import { execFileSync } from 'node:child_process';
import { findNode } from '../scripts/tools/node.mjs';

/** A letter as the server makes it. */
export interface Letter {
  readonly name: string;
  readonly channel: 'mail' | 'sms';
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Every kind of letter in both languages, by the server's own code: stories of them show what is really sent. */
export const letters = (): Readonly<Record<'zh-CN' | 'en-US', readonly Letter[]>> =>
  JSON.parse(
    execFileSync(findNode(), ['--conditions=lading-source', 'apps/server/src/message/print-letters.ts'], {
      encoding: 'utf8',
    }),
  );
