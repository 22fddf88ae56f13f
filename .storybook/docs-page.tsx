import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { house } from './house.ts';
import type { Look } from './modes.ts';
import { weightsOf } from './weights.ts';

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
  const weights = weightsOf(folder);
  if (weights.length === 0) return null;
  return (
    <section className="sb-unstyled lading-sizes">
      <h2 id="sizes">Size</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Import</th>
            <th scope="col">Ours</th>
            <th scope="col">With dependencies, without React</th>
            <th scope="col">Ours at most</th>
          </tr>
        </thead>
        <tbody>
          {weights.map(({ name, ours, all, most }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{kb(ours)}</td>
              <td>{kb(all)}</td>
              <td>{kb(most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Minified and after gzip, from @lading/ui/{folder}; what is loaded later is not counted. More than the most fails
        the build. What it weighs now is measured by <code>npm run sizes</code>.
      </p>
    </section>
  );
}

const THEMES = { light: house('light'), dark: house('dark') };
const marks = () => document.documentElement.dataset;
const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The theme of the page: its stories mark the page with it; a page without a story hears of it here. */
function useTheme({ channel }: DocsContainerProps['context']) {
  useEffect(() => {
    if (!marks()['theme'] && /theme(?::|%3A)dark/.test(location.search)) Object.assign(marks(), { theme: 'dark' });
    const mark = ({ globals }: { globals: Look }) => Object.assign(marks(), { theme: globals.theme });
    channel.on(GLOBALS_UPDATED, mark);
    return () => channel.off(GLOBALS_UPDATED, mark);
  }, [channel]);
  return THEMES[useSyncExternalStore(watch, () => (marks()['theme'] === 'dark' ? 'dark' : 'light'))];
}

/** Around every docs page: the hand of the house, and at its end what the component costs; no page can forget it. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const folder = folderOf(props.context);
  const theme = useTheme(props.context);
  return (
    <DocsContainer {...props} theme={theme}>
      {children}
      {folder && <SizeTable folder={folder} />}
    </DocsContainer>
  );
}
