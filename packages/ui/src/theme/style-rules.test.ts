// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** What a stylesheet of a component may not hold, and what to write instead. */
interface HouseRule {
  name: string;
  pattern: RegExp;
  instead: string;
}

// The steps of the space scale above the hairline, which have tokens; a measure of DESIGN.md without a token is not among them.
const SCALE = '(?:2|4|6|8|12|16|20|24|32|40|48|64|80|112)px';

const RULES: HouseRule[] = [
  {
    name: 'a raw colour',
    pattern:
      /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(|['" ](?:white|black|red|green|blue|grey|gray)['" ;]/i,
    instead: 'a semantic token: vars.surface, vars.text, vars.border, vars.status, vars.mark, vars.pen, vars.action',
  },
  {
    name: 'a primitive colour',
    pattern: /\bvars\.color\b/,
    instead: 'a semantic or component token; the ramps are for the brand and for pictures',
  },
  { name: 'a z-index number', pattern: /zIndex:\s*['"`]?-?[2-9]\d*|zIndex:\s*['"`]?-?1\d+/, instead: 'vars.z' },
  {
    name: 'a free space',
    pattern: new RegExp(`(?:padding|margin|gap)\\w*:[^,}]*['"\` ]-?${SCALE}`, 'i'),
    instead: 'vars.space (2 4 6 8 12 16 20 24 32 40 48 64 80 112)',
  },
  {
    name: 'a font size',
    pattern: /fontSize:\s*(?:\d|['"`](?!clamp)[^,]*\dpx)/,
    instead: 'vars.font.size or vars.typography',
  },
  { name: 'a font family', pattern: /fontFamily:\s*['"`][^v'"`]/, instead: 'vars.font.family' },
  { name: 'a time', pattern: /transition\w*:.*\b\d+ms/, instead: 'vars.transition or vars.duration' },
  { name: 'a shadow', pattern: /boxShadow:\s*['"`].*\d+px \d+px/, instead: 'vars.shadow' },
  {
    name: 'a physical side',
    pattern:
      /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*:|(?<![\w'-])(?:left|right|top|bottom|width|height|minWidth|maxWidth|minHeight|maxHeight):/,
    instead: 'a logical property: inlineSize, blockSize, marginInlineStart, insetBlockStart …',
  },
];

/** Every breach in one file as `name:line: …`. A line of comment is not looked at. */
function styleBreaches(name: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\/\/|\*|\/\*)/.test(line)
        ? []
        : RULES.filter(({ pattern }) => pattern.test(line)).map(
            (rule) => `${name}:${index + 1}: ${rule.name} in «${line.trim()}»; take ${rule.instead}`,
          ),
    );
}

const source = fileURLToPath(new URL('../', import.meta.url));
// The theme defines the values. Pictures are painted in the ramps; so is the footer, the corrugated side of a container
// that has the same colours in every theme.
const PAINTED = /^(?:theme\/|art\/|shell\/site-footer)/;
const stylesheets = globSync('**/*.css.ts', { cwd: source }).filter((path) => !PAINTED.test(path));

describe('stylesheets of components', () => {
  it('exist', () => expect(stylesheets.length).toBeGreaterThan(20));

  it.each(stylesheets)('%s speaks in tokens', (path) => {
    expect(styleBreaches(path, readFileSync(source + path, 'utf8')).join('\n')).toBe('');
  });
});

describe('the rules themselves', () => {
  it.each([
    ["color: '#fff',", 'a raw colour'],
    ["background: 'white',", 'a raw colour'],
    ['color: vars.color.petrol[700],', 'a primitive colour'],
    ['zIndex: 9999,', 'a z-index number'],
    ["paddingInline: '16px',", 'a free space'],
    ["fontSize: '13px',", 'a font size'],
    ["fontFamily: 'monospace',", 'a font family'],
    ["transition: 'opacity 120ms ease',", 'a time'],
    ["boxShadow: '0 1px 2px black',", 'a shadow'],
    ["marginLeft: 'auto',", 'a physical side'],
    ["width: '100%',", 'a physical side'],
  ])('refuse %s', (line, name) => {
    expect(styleBreaches('x.css.ts', line).join()).toContain(name);
  });

  it.each([
    'zIndex: vars.z.modal,',
    'zIndex: 1,',
    "const rail = 'screen and (max-width: 899.98px)';",
    "paddingInline: '10px',",
    "border: '1px solid currentColor',",
    'inlineSize: vars.size.dialog.bill,',
    '// a comment may say #fff and 16px',
  ])('let %s pass', (line) => {
    expect(styleBreaches('x.css.ts', line)).toEqual([]);
  });
});
