import written from '../packages/ui/sizes.json';
import { kb } from './docs-page.tsx';

const { billPage } = written;
type Row = readonly [what: string, bytes: number, most?: number];
const CODE: readonly Row[] = [
  ['all JavaScript until the bill stands', billPage.all, 105_000],
  ['of it our code', billPage.ours, 12_000],
  ['of it our texts, in one language', billPage.texts],
  ['after it: what the checks found', billPage.later],
];
const STYLES: readonly Row[] = [
  ['all our styles in the light theme: bill-page.css', billPage.styles, 8000],
  ['dark and both high contrasts: bill-page-themes.css', billPage.themes],
  ['the line and the stamp of the form, two pictures', billPage.pictures],
  ['instead of these: base.css, bill-read.css and dialog.css', billPage.byPart],
];
// Less than this is not worth a line.
const SMALL = 300;
const parts = Object.entries(billPage.parts);
const PARTS: readonly Row[] = [
  ...parts.filter(([, bytes]) => bytes >= SMALL),
  ['all others', parts.reduce((sum, [, bytes]) => (bytes < SMALL ? sum + bytes : sum), 0)],
];

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
            {limited && <td>{most && `${most / 1000} kB`}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the page of a bill weighs. */
export const BillPageSizes = () => (
  <div className="sb-unstyled lading-sizes">
    <Table head="The page of a bill: code" figure="After gzip" rows={CODE} />
    <Table head="Styles" figure="After gzip" rows={STYLES} />
  </div>
);

/** What its code is made of. */
export const BillPageParts = () => (
  <div className="sb-unstyled lading-sizes">
    <Table head="Part" figure="Minified, before gzip" rows={PARTS} />
  </div>
);
