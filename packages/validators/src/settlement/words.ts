import { exact, fixed, positive, signOf } from '../freight/exact.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
// A number of more than four digits is said as what stands before the group, the name of the group, and the group.
const GROUPS = [
  [8, '亿'],
  [4, '万'],
] as const;

const digit = (figure: string) => DIGITS.charAt([...'0123456789'].indexOf(figure));

/** Up to four digits without zeros in front: `1060` 壹仟零陆拾. */
function group(figures: string): string {
  const said = [...figures].map((figure, at) =>
    figure === '0' ? '零' : digit(figure) + PLACES[figures.length - 1 - at],
  );
  // Of zeros beside each other the last one is said, and none at the end.
  return said.filter((word, at) => word !== '零' || (said[at + 1] ?? '零') !== '零').join('');
}

/** A whole number, empty for 0. A zero is said between groups where the lower one does not begin at its first digit. */
function whole(figures: string): string {
  const bare = figures.replace(/^0+/, '');
  for (const [size, name] of GROUPS) {
    if (bare.length <= size) continue;
    const rest = bare.slice(-size);
    const said = whole(rest);
    return whole(bare.slice(0, -size)) + name + (said && rest.startsWith('0') ? '零' : '') + said;
  }
  return group(bare);
}

function cents(tens: string, ones: string, afterYuan: boolean): string {
  if (tens === '0' && ones === '0') return '整';
  const first = tens === '0' ? (afterYuan ? '零' : '') : `${digit(tens)}角`;
  return first + (ones === '0' ? '整' : `${digit(ones)}分`);
}

/** An amount of CNY in the capital figures that invoices carry: `3730.00` 叁仟柒佰叁拾元整; 负 before a credit. @throws RangeError for what is no decimal */
export function capitalWords(amount: string): string {
  const value = exact(amount);
  const [yuan = '', rest = ''] = fixed(positive(value), 2).split('.');
  const said = whole(yuan);
  if (!said && rest === '00') return '零元整';
  const sign = signOf(value) < 0 ? '负' : '';
  return `${sign}${said && `${said}元`}${cents(rest.charAt(0), rest.charAt(1), said !== '')}`;
}
