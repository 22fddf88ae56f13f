import written from '../packages/ui/sizes.json';
import { kb } from './docs-page.tsx';

const { billPage } = written;
const ROWS: readonly [what: string, bytes: number, promise?: number][] = [
  ['all JavaScript until the bill stands', billPage.all, 105_000],
  ['of it our code', billPage.ours, 12_000],
  ['our texts in one language', billPage.texts],
  ['after it: what the checks found', billPage.later],
  ['styles of the dialog and the bill', billPage.styles, 8000],
  ['base styles: tokens of all themes, reset, print', billPage.base],
];

/** What the page of a bill weighs, and what it is made of. */
export function BillPageSizes() {
  return (
    <div className="sb-unstyled lading-sizes">
      <table>
        <thead>
          <tr>
            <th scope="col">The page of a bill</th>
            <th scope="col">After gzip</th>
            <th scope="col">Wanted</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([what, bytes, promise]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{kb(bytes)}</td>
              <td>{promise && `at most ${kb(promise)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>What it is made of</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Minified, before gzip</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(billPage.parts).map(([part, bytes]) => (
            <tr key={part}>
              <td>
                <code>{part}</code>
              </td>
              <td>{kb(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
