import type { GateItem, GateState } from '@lading/ui';
import type { SheetRow } from '@lading/ui/sheet';
import { compareDecimal, containerNumberIso6346, weight } from '@lading/validators';
import { type VgmHead, vgmHeadIssues, vgmTotals } from '@lading/validators/vgm';
import { useText } from '../../i18n/text.ts';
import { boxOf, isDeclarable, issuesIn, shareOf, type Vgm } from './vgm-rows.ts';

const worst = (errors: number, doubts: number): GateState => (errors > 0 ? 'wrong' : doubts > 0 ? 'doubtful' : 'done');

/** What keeps containers from being declared, and what was looked at. */
export function useVgmGate({ today, billWeight }: Vgm, head: VgmHead, rows: readonly SheetRow[]) {
  const text = useText();
  const chosen = rows.filter(isDeclarable);
  const said = chosen.map((row) => issuesIn(row, today));
  const count = (fits: (code: string, path: string) => boolean, severity: 'error' | 'warning') =>
    said.flat().filter((issue) => issue.severity === severity && fits(issue.code, issue.path)).length;
  const isMax = (code: string) => code === 'vgm.aboveMaxGross';
  const isNumber = (_code: string, path: string) => path === 'box.ctnNo';
  const other = (code: string, path: string) => !isMax(code) && !isNumber(code, path);
  const wrongRow = chosen.find((row) => issuesIn(row, today).some(({ severity }) => severity === 'error'));
  const errors = count(other, 'error');
  const headSaid = vgmHeadIssues(head, { today });
  const lacks = (names: readonly string[]) =>
    headSaid.filter(({ path, severity }) => severity === 'error' && names.includes(path.slice(5))).length;
  const shares = chosen.map(shareOf).filter(Boolean);
  const highest = shares.reduce((most, one) => (compareDecimal(one, most) > 0 ? one : most), '0');
  const { cargo } = vgmTotals(rows.filter(({ removed }) => !removed).map(boxOf));
  const differs = weight.is(billWeight) && compareDecimal(cargo, billWeight) !== 0;
  const right = rows.filter((row) => !row.removed && containerNumberIso6346.is(boxOf(row).ctnNo)).length;
  const all = rows.filter(({ removed }) => !removed).length;
  const items: GateItem[] = [
    {
      id: 'weights',
      title: text('declaration.gate.weights'),
      state: worst(errors, count(other, 'warning')),
      detail: errors > 0 ? wrongRow?.values['ctnNo'] : undefined,
    },
    {
      id: 'numbers',
      title: text('declaration.gate.numbers'),
      detail: `${right}/${all}`,
      state: worst(count(isNumber, 'error'), right < all ? 1 : 0),
    },
    {
      id: 'max',
      title: text('declaration.gate.max'),
      state: worst(0, count(isMax, 'warning')),
      detail: shares.length > 0 ? text('declaration.gate.maxText', { share: highest }) : undefined,
    },
    {
      id: 'who',
      title: text('declaration.gate.who'),
      detail: head.responsible,
      state: worst(lacks(['responsible', 'weighingParty']), 0),
    },
    {
      id: 'signatory',
      title: text('declaration.gate.signatory'),
      detail: head.signatory,
      state: worst(lacks(['signatory']), 0),
    },
    {
      id: 'day',
      title: text('declaration.gate.day'),
      detail: head.weighedOn,
      state: worst(lacks(['weighedOn']), 0),
    },
    {
      id: 'bill',
      title: text('declaration.gate.bill'),
      state: worst(0, differs ? 1 : 0),
      detail: differs ? `${cargo} / ${billWeight}` : cargo,
    },
  ];
  return { items, chosen, left: items.filter(({ state }) => state === 'wrong').length };
}
