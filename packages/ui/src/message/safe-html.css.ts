import { englishLines } from '../theme/english-lines.ts';
import { hair } from '../theme/hair.ts';
import { inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = screenPart({ minInlineSize: 0 });
export const prose = screenPart({
  font: vars.typography.body,
  lineHeight: vars.font.leading.text,
  overflowWrap: 'anywhere',
  overflowX: 'auto',
  selectors: englishLines,
});
const tags = (names: string) =>
  names
    .split(' ')
    .map((name) => `${prose} ${name}`)
    .join(', ');

inScreen(`${prose} > * + *`, { marginBlockStart: vars.space['5'] });
inScreen(tags('h4'), { fontWeight: vars.font.weight.semibold });
inScreen(tags('ul'), { listStyle: 'disc', paddingInlineStart: vars.space['7'] });
inScreen(tags('ol'), { listStyle: 'decimal', paddingInlineStart: vars.space['7'] });
inScreen(tags('strong b dt'), { fontWeight: vars.font.weight.semibold });
inScreen(tags('pre code'), { font: vars.typography.typed, whiteSpace: 'pre-wrap' });
// A link whose address was not safe is words.
inScreen(tags('a[href]'), { color: vars.text.link, textDecoration: 'underline', textUnderlineOffset: '3px' });
inScreen(tags('a[href]:hover'), { color: vars.text.linkHover });
inScreen(tags('hr'), { border: 0, borderBlockStart: `${hair} ${vars.border.subtle}` });
inScreen(tags('blockquote'), {
  paddingInlineStart: vars.space['5'],
  borderInlineStart: `2px solid ${vars.border.default}`,
});
inScreen(tags('table'), { inlineSize: '100%', font: vars.typography.dense });
inScreen(tags('th td'), {
  padding: `${vars.space['3']} ${vars.space['5']} ${vars.space['3']} 0`,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inScreen(tags('th'), { color: vars.text.secondary, fontWeight: vars.font.weight.regular });
inScreen(`${prose} tr:first-child > th, ${prose} tr:first-child > td`, {
  borderBlockStart: `${hair} ${vars.border.subtle}`,
});
