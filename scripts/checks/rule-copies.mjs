import { readFileSync } from 'node:fs';
import { listFiles } from '../boundaries.mjs';
import { inside, root } from '../tools/root.mjs';
import { lineAt, nodesOf } from '../tools/source.mjs';

// Sources that a reader of the product runs; the benchmark writes the rules by hand on purpose, and tests may be their oracle.
const CHECKED =
  /^(?!packages\/validators\/|bench\/)(?!.*(?:\.(?:test|types|gen|d)\.[jt]sx?$|\/compiled\/|\/migrations\/)).*\.(?:[jt]sx?|mjs)$/;

/**
 * How to know the pattern of a rule whatever it is written like: it takes all of `takes` and none of `leaves`.
 * `each`: the pattern may also be one of single characters, said the other way round.
 */
const RULES = [
  {
    rule: 'containerNumber',
    takes: ['CSQU3054383', 'CBHU3202732'],
    leaves: ['CSQU30543', 'CS3054383', 'COSCO', '123'],
  },
  { rule: 'isoSizeType', takes: ['45G1', '22G1', 'L5R1'], leaves: ['45G', 'G145X', 'abc', ''] },
  { rule: 'unLocode', takes: ['CNNGB', 'USLAX'], leaves: ['CNN', '12345', 'CNNGBX', ''] },
  { rule: 'mobile', takes: ['13800138000', '15912345678'], leaves: ['1380013800', '23800138000', '138001380000'] },
  { rule: 'phone', takes: ['021-63757000', '0574-87000000'], leaves: ['docs', '2026-11-26', '1000'] },
  { rule: 'postalCode', takes: ['010000', '315000'], leaves: ['31500', '3150000'] },
  { rule: 'email', takes: ['docs@lading.cn', 'a.b@c-d.com'], leaves: ['docs', '@lading.cn', 'docs@', ''] },
  { rule: 'hsCode', takes: ['850760', '9403820090'], leaves: ['85076', 'A50760', ''] },
  { rule: 'sealNumber', takes: ['CN4471203', 'A'.repeat(60)], leaves: ['A'.repeat(61), 'CN-1'] },
  { rule: 'a decimal', takes: ['12400.5', '0.5', '7'], leaves: ['12,400.5', '5.', '1e3', 'x'] },
  { rule: 'localDate', takes: ['2026-11-26', '2024-02-29'], leaves: ['2026-11', '26-11-2026', '2026/11/26', 'x'] },
  { rule: 'instant', takes: ['2026-11-18T16:40:12+08:00'], leaves: ['2026-11-18', '16:40', 'xZ', 'a8B', 'abc123'] },
  { rule: 'password', takes: ['kx7-Pearl', 'abc123'], leaves: ['abcdef', '123456', 'a1'] },
  { rule: 'username', takes: ['chen2026', 'Abcd'], leaves: ['abc', '2026chen', ''] },
  { rule: 'imoNumber', takes: ['9074729'], leaves: ['907472', '90747290'] },
  { rule: 'airWaybill', takes: ['020-12345675'], leaves: ['020-1234567', '2026-11-26', 'x'] },
  { rule: 'uscc', takes: ['91350100M000100Y43'], leaves: ['91350100M000100Y4', 'x'] },
  { rule: 'latinText', takes: [' ', 'A', '~', '"'], leaves: ['，', 'é', '中', '\u200b'], each: true },
];

// Lengths that only a rule asks for, and the remainder of the check digits.
const LENGTHS = {
  6: 'password',
  11: 'containerNumber or mobile',
  15: 'sealNumber',
  35: 'LINE_COLUMNS',
  60: 'sealNumber',
};
const CHECK_DIGIT = 11;

/** What reads or shows a value and refuses none. */
const REVIEWED = {
  'apps/portal/src/app/search.ts': ['/^\\d{4}-\\d{2}-\\d{2}$/'],
  'apps/portal/src/features/order/so/match-so.ts': ['/^\\d{4}-\\d{2}-\\d{2}/', '/^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}/'],
  // The code of the carrier that the number of a bill begins with; no container has one.
  'apps/server/src/order/preplans/plan.ts': ['/^[A-Z]{4}(?=[A-Z\\d]{6,})/'],
  'apps/server/src/documents/so/values.ts': ['/\\b([A-Z]{2}[A-Z2-9]{3})\\b/g'],
  'packages/api-client/src/contract/order/booking-fields.ts': ['/^(?:\\d{4}-\\d{2}-\\d{2})?$/'],
  'e2e/outbox.ts': ['/[0-9]{6}/'],
  'packages/ui/src/bill/review/sheet-rows.ts': ['/^\\d+(?:\\.\\d+)?$/'],
  'apps/server/src/demo/moved.ts': [
    '/^\\d{4}-\\d{2}-\\d{2}(?=$|T)/',
    '/(?<![\\d-])(?:(\\d{4})-)?(\\d{2})-(\\d{2})(?![\\d-])/g',
  ],
  'packages/api-client/src/contract/from-texts.ts': ['/^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?$/'],
  'packages/ui/src/bill/compare/figures.tsx': ['/^-?\\d+(?:\\.\\d+)?$/'],
  'packages/ui/src/bill/compare/field-names.ts': ['/^([A-Z]{4})(\\d{7})$/'],
  'packages/ui/src/data-table/rank.ts': ['/^[\\x20-\\x7e]*$/'],
  'packages/ui/src/timeline/milestone.ts': [
    '/^(\\d{4}-\\d{2}-\\d{2})[T ](\\d{2}:\\d{2})(?::\\d{2}(?:\\.\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?$/i',
  ],
  'packages/ui/src/format/figures.ts': ['/^(-?)(\\d+)(?:\\.(\\d+))?$/', '/^0\\d/'],
  'packages/ui/src/format/format.ts': [
    '/^\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:.*(?:Z|[+-]\\d\\d:?\\d\\d)$/i',
    '/^(\\d{4}-\\d{2}-\\d{2})[T ].*/',
    '/^\\d{4}-(?=\\d{2}-\\d{2}$)/',
  ],
  'scripts/new/imports.mjs': ['/[.*+?^$()|[\\]\\\\]/g'],
  'scripts/new/page-files.mjs': ['/[.*+?^$}{()|[\\]\\\\/]/g'],
};

function ruleOf(source, flags) {
  const pattern = new RegExp(source, flags.replace(/[dgy]/g, ''));
  const takes = (text) => pattern.test(text);
  const found = RULES.find(
    (one) =>
      (one.takes.every(takes) && !one.leaves.some(takes)) ||
      (one.each && one.leaves.every(takes) && !one.takes.some(takes)),
  );
  return found?.rule;
}

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';
const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number';
const isLength = (node) => node?.type === 'MemberExpression' && !node.computed && node.property.name === 'length';

/** The rule a node is a copy of, undefined for none. */
function copied(node) {
  switch (node.type) {
    case 'Literal':
      return node.regex && ruleOf(node.regex.pattern, node.regex.flags);
    case 'NewExpression':
    case 'CallExpression': {
      const [pattern] = node.arguments;
      return node.callee.name === 'RegExp' && isText(pattern) ? ruleOf(pattern.value, '') : undefined;
    }
    case 'JSXAttribute':
      return node.name.name === 'pattern' && isText(node.value) ? ruleOf(`^(?:${node.value.value})$`, 'v') : undefined;
    case 'BinaryExpression':
      if (node.operator === '%' && node.right.value === CHECK_DIGIT) return 'a check digit';
      if (isLength(node.left) && isNumber(node.right)) return LENGTHS[node.right.value];
      return isLength(node.right) && isNumber(node.left) ? LENGTHS[node.left.value] : undefined;
    case 'VariableDeclarator':
      return isNumber(node.init) && node.init.value === 35 ? LENGTHS[35] : undefined;
    default:
      return undefined;
  }
}

/** Every second copy of a rule in a source: `path:line rule: text`. */
export function copiesIn(path, text) {
  return nodesOf(path, text).flatMap((node) => {
    const rule = copied(node);
    const written = text.slice(node.start, node.end);
    return rule === undefined || REVIEWED[path]?.includes(written)
      ? []
      : [`${path}:${lineAt(text, node.start)} ${rule} has its rule in @lading/validators: ${written}`];
  });
}

/** No rule of the trade is written a second time outside of the validators. */
export function checkRuleCopies() {
  const sources = listFiles(root)
    .filter((path) => CHECKED.test(path))
    .map((path) => [path, readFileSync(inside(path), 'utf8')]);
  const stale = Object.entries(REVIEWED).flatMap(([path, patterns]) => {
    const [, text = ''] = sources.find(([name]) => name === path) ?? [];
    return patterns.filter((pattern) => !text.includes(pattern)).map((pattern) => `${path}: ${pattern} is gone`);
  });
  return [...sources.flatMap(([path, text]) => copiesIn(path, text)), ...stale];
}
