import { kb } from './docs-page.tsx';
import { billPageParts, billPageWeight } from './weights.ts';

const CODE = {
  all: 'all JavaScript until the bill stands',
  ours: 'of it our code',
  texts: 'of it our texts, in one language',
  later: 'after it: what the checks found',
};
const STYLES = {
  styles: 'all our styles in the light theme: bill-page.css',
  themes: 'dark and both high contrasts: bill-page-themes.css',
  pictures: 'the line and the stamp of the form, two pictures',
  byPart: 'instead of these: base.css, bill-read.css and dialog.css',
};
// Less than this is not worth a line.
const SMALL = 300;

type Row = readonly [what: string, bytes?: number, most?: number];
const rowsOf = (parts: Readonly<Record<string, string>>): Row[] =>
  Object.entries(parts).map(([part, what]) => {
    const { ours, most } = billPageWeight(part);
    return [what, ours, most];
  });

function partRows(): Row[] {
  const parts = billPageParts();
  const rest = parts.reduce((sum, [, bytes]) => (bytes < SMALL ? sum + bytes : sum), 0);
  return [...parts.filter(([, bytes]) => bytes >= SMALL), ...(rest > 0 ? [['all others', rest] as const] : [])];
}

function Table({ head, figure, rows }: { head: string; figure: string; rows: readonly Row[] }) {
  const limited = rows.some(([, , most]) => most);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{figure}</th>
          {limited && <th scope="col">At most</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, bytes, most]) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{kb(bytes)}</td>
            {limited && <td>{kb(most)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the page of a bill weighs. */
export const BillPageSizes = () => (
  <div className="sb-unstyled lading-sizes">
    <Table head="The page of a bill: code" figure="After gzip" rows={rowsOf(CODE)} />
    <Table head="Styles" figure="After gzip" rows={rowsOf(STYLES)} />
  </div>
);

/** What its code is made of. */
export const BillPageParts = () => (
  <div className="sb-unstyled lading-sizes">
    <Table head="Part" figure="Minified, before gzip" rows={partRows()} />
  </div>
);
