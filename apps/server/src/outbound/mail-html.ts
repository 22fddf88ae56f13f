import { type Html, html } from '../documents/html.ts';

/** One thing that a mail tells. */
export interface MailItem {
  /** what kind of thing it is: 订舱 */
  readonly type: string;
  readonly title: string;
  /** markup that is safe as it stands */
  readonly body: string;
  readonly time: string;
  readonly href: string;
}

export interface Mail {
  readonly language: 'zh-CN' | 'en-US';
  readonly house: string;
  readonly title: string;
  /** what stands above the items: `陈蔚，您好` */
  readonly lead: string;
  readonly items: readonly MailItem[];
  /** of the link to one of them */
  readonly open: string;
  /** why somebody gets it */
  readonly why: string;
  /** the ends of it: words and where they lead */
  readonly links: readonly (readonly [words: string, href: string])[];
}

// Programs that read mail know neither the variables nor the sheets of the portal: its colours stand here once more.
const INK = '#122226';
const MUTED = '#586a6f';
const BRAND = '#0c565d';
const LINE = '#dce4e6';
const GROUND = '#edf2f4';
const FACE = "-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif";

const STYLE = `body{margin:0;background:${GROUND};color:${INK}}.sheet{background:#ffffff}.body table{border-collapse:collapse;margin:0 0 12px}.body th,.body td{border:1px solid ${LINE};padding:6px 10px;text-align:left}.body p{margin:0 0 12px}a{color:${BRAND}}@media (prefers-color-scheme:dark){body,.ground{background:#081518!important;color:#edf2f4!important}.sheet{background:#122226!important;color:#edf2f4!important}.muted{color:#a3b0b4!important}.sheet,.sheet td,.sheet th{border-color:#2b3c40!important}.body th,.body td{border-color:#3f5155!important}a{color:#98cad0!important}a.button{color:#ffffff!important}}`;

const itemOf = (open: string, isNamed: boolean, { type, title, body, time, href }: MailItem): Html => html`
<tr><td style="padding:20px 28px;border-top:1px solid ${LINE}">
<p class="muted" style="margin:0 0 4px;font-size:13px;color:${MUTED}">${type} · ${time}</p>
${isNamed ? '' : html`<h2 style="margin:0 0 10px;font-size:17px;line-height:1.4">${title}</h2>`}
<div class="body" style="font-size:15px;line-height:1.65">${{ html: body }}</div>
<p style="margin:14px 0 0"><a class="button" href="${href}" style="display:inline-block;padding:9px 18px;border-radius:6px;background:${BRAND};color:#ffffff;font-weight:600;text-decoration:none" aria-label="${open}: ${title}">${open}</a></p>
</td></tr>`;

/** A text as paragraphs: an empty line ends one, a line end stays a line end. */
const paragraphsOf = (text: string): Html[] =>
  text.split(/\n{2,}/).map((paragraph, place) => {
    const lines = paragraph.split('\n').flatMap((line, at) => (at === 0 ? [html`${line}`] : [html`<br>${line}`]));
    return html`<p class="muted" style="margin:${place === 0 ? '0' : '12px 0 0'};font-size:15px;line-height:1.65;color:${MUTED}">${lines}</p>`;
  });

/** A mail as a page: tables and styles in place, as programs for mail know them; it loads nothing, so it lacks nothing without pictures. */
export function mailHtml({ language, house, title, lead, items, open, why, links }: Mail): string {
  const ends = links.map(([words, href]) => html`<a href="${href}" style="color:${BRAND}">${words}</a> &nbsp; `);
  // Of one thing the mail is called like it, and says so once.
  const isAlone = items.length === 1 && items[0]?.title === title;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${{ html: STYLE }}</style></head>
<body class="ground" style="margin:0;background:${GROUND};font-family:${{ html: FACE.replaceAll("'", '&#39;') }};color:${INK}">
<main><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:8px">
<tr><td style="padding:20px 28px"><p style="margin:0 0 10px;font-size:15px;font-weight:700">${house}</p>
<h1 style="margin:0 0 6px;font-size:20px;line-height:1.35">${title}</h1>
${paragraphsOf(lead)}</td></tr>${items.map((item) => itemOf(open, isAlone, item))}
<tr><td class="muted" style="padding:18px 28px;border-top:1px solid ${LINE};font-size:13px;line-height:1.6;color:${MUTED}">${why}<br>${ends}</td></tr>
</table></td></tr></table></main></body></html>`.html;
}

/** The same for whoever reads no markup. */
export function mailText(
  { house, title, lead, items, open, why, links }: Mail,
  plain: (html: string) => string,
): string {
  const parts = items.map((item) => [
    `${item.type} · ${item.time}`,
    item.title === title ? '' : item.title,
    plain(item.body),
    `${open}: ${item.href}`,
  ]);
  const ends = links.map(([words, href]) => `${words}: ${href}`);
  const whole = [[house, title, lead], ...parts, ['-- ', why, ...ends]];
  return `${whole.map((lines) => lines.filter((line) => line !== '').join('\n')).join('\n\n')}\n`;
}
