import type { Audience, NewsCategory, NewsState } from '@lading/api-client/contract';
import { escaped } from '../../documents/html.ts';
import type { DrawingName } from './drawings.ts';

/** What an article says in one language. `html` is written by the lines: `## ` a heading, `- ` of a list, `| ` a row, its cells parted by ` | `. */
interface Said {
  readonly title: string;
  readonly text: string;
  readonly html: string;
}
export interface Article {
  readonly category: NewsCategory;
  /** when it was published: a day and an hour of the demonstration */
  readonly time: string;
  readonly cn: Said;
  readonly en: Said;
  readonly views?: number;
  readonly top?: boolean;
  readonly audience?: Audience;
  readonly state?: NewsState;
  readonly cover?: DrawingName;
}

const KINDS = { '#': 'heading', '-': 'list', '|': 'table' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'text';
const kindOf = (line: string): Kind => (/^(?:##|-|\|) /.test(line) ? KINDS[line[0] as keyof typeof KINDS] : 'text');

const cells = (line: string, tag: 'th' | 'td') =>
  line
    .slice(2)
    .split(' | ')
    .map((cell) => `<${tag}>${escaped(cell)}</${tag}>`)
    .join('');

function block(kind: Kind, lines: readonly string[]): string {
  if (kind === 'text') return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  if (kind === 'heading') return lines.map((line) => `<h2>${escaped(line.slice(3))}</h2>`).join('');
  if (kind === 'list') return `<ul>${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join('')}</ul>`;
  const rows = lines.map((line, at) => `<tr>${cells(line, at === 0 ? 'th' : 'td')}</tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** The lines of an article as HTML. */
export function htmlOf(text: string): string {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks.map(({ kind, lines }) => block(kind, lines)).join('');
}
