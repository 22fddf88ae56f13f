// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** What a stylesheet of a component may not hold, and what to write instead. */
interface HouseRule {
  name: string;
  pattern: RegExp;
  instead: string;
  /** a rule about colors: it holds for illustrations too, which the rules about sizes leave out */
  colour?: true;
}

// The sizes of the space scale that have a token, from 2 px on. Other sizes have none and are allowed.
const SCALE = '(?:2|4|6|8|12|16|20|24|32|40|48|64|80|112)px';

const RULES: HouseRule[] = [
  {
    name: 'a raw colour',
    pattern:
      /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|oklch|oklab|lab|lch|color)\(|['" ](?:white|black|red|green|blue|grey|gray)['" ;]/i,
    instead: 'a semantic token: vars.surface, vars.text, vars.border, vars.status, vars.mark, vars.pen, vars.action',
    colour: true,
  },
  {
    name: 'a primitive colour',
    pattern: /\bvars\s*(?:\.\s*color\b|\[['"`]color)|\{[^}]*\bcolor\b[^}]*\}\s*=\s*vars\b|--ld-color-/,
    instead: 'a semantic or component token (what is painted: vars.component.steel); the ramps are for the brand',
    colour: true,
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
function styleBreaches(name: string, source: string, rules = RULES): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\/\/|\*|\/\*)/.test(line)
        ? []
        : rules
            .filter(({ pattern }) => pattern.test(line))
            .map((rule) => `${name}:${index + 1}: ${rule.name} in «${line.trim()}»; take ${rule.instead}`),
    );
}

const COLOURS = RULES.filter(({ colour }) => colour);
const source = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(source + path, 'utf8');
// Illustrations, among them the footer's, are drawn in sizes of their own; their colors are tokens as everywhere.
const DRAWN = /^(?:art\/|shell\/site-footer)/;
// The theme alone defines values.
const stylesheets = globSync('**/*.css.ts', { cwd: source }).filter((path) => !path.startsWith('theme/'));
const components = globSync('**/*.tsx', { cwd: source }).filter(
  // Stories and their fixtures are not published and may use any color.
  (path) => !/\.(?:stories|test)\.tsx$|^testing\/|fixtures\.tsx$|story-parts\.tsx$/.test(path),
);

describe('stylesheets of components', () => {
  it('exist', () => expect(stylesheets.length).toBeGreaterThan(20));

  it.each(stylesheets)('%s speaks in tokens', (path) => {
    expect(styleBreaches(path, read(path), DRAWN.test(path) ? COLOURS : RULES).join('\n')).toBe('');
  });
});

it('gives no component a colour outside its stylesheet', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap((path) => styleBreaches(path, read(path), COLOURS)).join('\n')).toBe('');
});

describe('the rules themselves', () => {
  it.each([
    ["color: '#fff',", 'a raw colour'],
    ["background: 'white',", 'a raw colour'],
    [
      'backgroundImage: `repeating-linear-gradient(90deg, rgb(0 0 0 / .14) 0 2px, transparent 2px 15px,',
      'a raw colour',
    ],
    ['    rgb(255 255 255 / .055) 15px 17px)`,', 'a raw colour'],
    ["maskImage: 'linear-gradient(#000 62%, transparent 84%)',", 'a raw colour'],
    ["fill: 'color(display-p3 0 0 0)',", 'a raw colour'],
    ['color: vars.color.petrol[700],', 'a primitive colour'],
    ['const { petrol, hull } = vars.color;', 'a primitive colour'],
    ['const { color, space } = vars;', 'a primitive colour'],
    ["fill: 'var(--ld-color-petrol-800)',", 'a primitive colour'],
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

  it('hold for the colours of a drawing, whose measures are its own', () => {
    const drawn = 'export const owner = part({ fontSize: 40, fill: vars.color.hull[50], stroke: "#000" });';
    expect(styleBreaches('art/x.css.ts', drawn, COLOURS).join()).toMatch(/a raw colour.*a primitive colour/s);
    expect(styleBreaches('art/x.css.ts', drawn, COLOURS).join()).not.toContain('a font size');
  });

  it.each([
    'zIndex: vars.z.modal,',
    'zIndex: 1,',
    "const rail = 'screen and (max-width: 899.98px)';",
    "paddingInline: '10px',",
    "border: '1px solid currentColor',",
    'inlineSize: vars.size.dialog.bill,',
    'fill: vars.component.steel.frame,',
    '// a comment may say #fff and 16px',
  ])('let %s pass', (line) => {
    expect(styleBreaches('x.css.ts', line)).toEqual([]);
  });
});
