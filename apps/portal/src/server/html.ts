const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands between tags and in the quotes of an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

/** Data in an element that no script runs: nothing in it can end the element. */
export const dataOf = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
