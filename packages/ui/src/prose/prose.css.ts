import { englishLines } from '../theme/english-lines.ts';
import { hair } from '../theme/hair.ts';
import { inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const prose = part({
  color: vars.text.primary,
  font: vars.typography.bodyLong,
  fontSize: vars.font.size['16'],
  lineHeight: 1.8,
  overflowWrap: 'anywhere',
  selectors: englishLines,
});
const tags = (names: string) =>
  names
    .split(' ')
    .map((name) => `${prose} ${name}`)
    .join(', ');

inPart(`${prose} > * + *`, { marginBlockStart: vars.space['6'] });
inPart(`${prose} > * + h2`, { marginBlockStart: vars.space['9'] });
inPart(tags('h2'), { font: vars.typography.h3 });
inPart(tags('h3 h4'), { font: vars.typography.h4 });
inPart(tags('ul'), { listStyle: 'square', paddingInlineStart: vars.space['8'] });
inPart(tags('ol'), { listStyle: 'decimal', paddingInlineStart: vars.space['8'] });
inPart(tags('li::marker'), { color: vars.text.tertiary });
inPart(tags('strong'), { fontWeight: vars.font.weight.semibold });
inPart(tags('code'), { font: vars.typography.typed });
inPart(tags('pre'), { padding: vars.space['5'], background: vars.surface.sunken, whiteSpace: 'pre-wrap' });
// A link whose address was not safe is words.
inPart(tags('a[href]'), { color: vars.text.link, textDecoration: 'underline', textUnderlineOffset: '3px' });
inPart(tags('a[href]:hover'), { color: vars.text.linkHover });
inPart(tags('hr'), { border: 0, borderBlockStart: `${hair} ${vars.border.subtle}` });
inPart(tags('blockquote'), {
  paddingInlineStart: vars.space['6'],
  borderInlineStart: `2px solid ${vars.border.default}`,
  color: vars.text.secondary,
});
inPart(tags('img'), { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.sm });
inPart(tags('table'), { inlineSize: '100%', borderCollapse: 'collapse', font: vars.typography.body });
inPart(tags('th td'), {
  padding: `${vars.space['4']} ${vars.space['5']} ${vars.space['4']} 0`,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inPart(tags('th'), { color: vars.text.secondary, fontWeight: vars.font.weight.medium });
