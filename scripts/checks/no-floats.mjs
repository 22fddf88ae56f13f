import { readFileSync } from 'node:fs';
import { listFiles } from '../boundaries.mjs';
import { inside, root } from '../tools/root.mjs';
import { lineAt, nodesOf } from '../tools/source.mjs';

// Where money and weights are reckoned; a test may write its numbers as it likes.
const CHECKED = /^packages\/validators\/src\/(?:freight|settlement)\/(?!.*\.test\.ts$).*\.ts$/;
// The one file that multiplies and divides, and does so with whole numbers of any length.
const RECKONS = 'packages/validators/src/freight/exact.ts';

// Where the sums of those rules are shown, served and written into sheets: nothing is reckoned there.
const SHOWN =
  /^apps\/(?:server\/src\/(?:freight|importing|settlement)|portal\/src\/features\/(?:charge-desk|freight|fuda|inquiry|rate-desk|settlement))\/(?!.*\.(?:test|stories)\.tsx?$).*\.tsx?$/;
const SUMS = /\b(?:sumDecimal|parseFloat|toFixed|toPrecision)\b/g;

const FLOATING = new Set(['Number', 'parseFloat', 'parseInt', 'Math']);
const ROUNDING = new Set(['toFixed', 'toPrecision', 'toExponential']);
const RECKONING = /^(?:\*\*?|\/|%)=?$/;

/** What is wrong with a node, undefined for nothing. */
function wrong(node, reckons) {
  switch (node.type) {
    case 'Identifier':
      return FLOATING.has(node.name) ? `${node.name} makes floating point numbers` : undefined;
    case 'MemberExpression':
      return ROUNDING.has(node.property.name ?? node.property.value) ? 'rounds a floating point number' : undefined;
    case 'Literal':
      return typeof node.value === 'number' && !Number.isInteger(node.value) ? 'is a floating point number' : undefined;
    case 'UnaryExpression':
      return node.operator === '+' ? 'turns a text into a floating point number' : undefined;
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return !reckons && RECKONING.test(node.operator) ? 'reckons outside of exact.ts' : undefined;
    default:
      return undefined;
  }
}

/** Every place of a source where a decimal could become a floating point number: `path:line what: text`. */
export const floatsIn = (path, text) =>
  nodesOf(path, text).flatMap((node) => {
    const problem = wrong(node, path === RECKONS);
    return problem ? [`${path}:${lineAt(text, node.start)} ${problem}: ${text.slice(node.start, node.end)}`] : [];
  });

/** Every place outside of the freight rules that reckons with amounts itself. */
export const sumsIn = (path, text) =>
  [...text.matchAll(SUMS)].map(
    ({ 0: name, index }) => `${path}:${lineAt(text, index)} reckons outside of @lading/validators/freight: ${name}`,
  );

/** Amounts and weights of the rules of freight and statements are decimals from end to end, and reckoned there alone. */
export function checkNoFloats() {
  const files = listFiles(root);
  const paths = files.filter((path) => CHECKED.test(path));
  if (!paths.includes(RECKONS)) return [`${RECKONS} is gone: nothing is checked against it`];
  const textOf = (path) => readFileSync(inside(path), 'utf8');
  return [
    ...paths.flatMap((path) => floatsIn(path, textOf(path))),
    ...files.filter((path) => SHOWN.test(path)).flatMap((path) => sumsIn(path, textOf(path))),
  ];
}
