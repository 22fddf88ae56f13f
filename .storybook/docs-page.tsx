import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import written from '../packages/ui/sizes.json';

interface Sizes {
  css?: number;
  names: Record<string, number[]>;
}
const sizes: Record<string, Sizes | undefined> = written.exports;

/** The folder of the component a page is about; pages about none have no story. */
function folderOf(context: DocsContainerProps['context']): string | undefined {
  try {
    const file = String(context.storyById().parameters['fileName'] ?? '');
    return /packages\/ui\/src\/(.+)\/[^/]+$/.exec(file)?.[1]?.replaceAll('/', '-');
  } catch {
    return undefined;
  }
}

export const kb = (bytes: number | undefined) => (bytes === undefined ? '' : `${(bytes / 1000).toFixed(2)} kB`);

function SizeTable({ folder }: { folder: string }) {
  const entry = sizes[folder];
  if (!entry) return null;
  return (
    <section className="sb-unstyled lading-sizes">
      <h2 id="sizes">Size</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Import</th>
            <th scope="col">Ours</th>
            <th scope="col">With dependencies, without React</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(entry.names).map(([name, [ours, all]]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{kb(ours)}</td>
              <td>{kb(all)}</td>
            </tr>
          ))}
          {entry.css !== undefined && (
            <tr>
              <td>
                <code>@lading/ui/{folder}.css</code>
              </td>
              <td>{kb(entry.css)}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
      <p>
        Minified and after gzip, from @lading/ui/{folder}; what is loaded later is not counted. Larger than this fails
        the build.
      </p>
    </section>
  );
}

/** Around every docs page: what the component costs stands at its end, and no page can forget it. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const folder = folderOf(props.context);
  return (
    <DocsContainer {...props}>
      {children}
      {folder && <SizeTable folder={folder} />}
    </DocsContainer>
  );
}
