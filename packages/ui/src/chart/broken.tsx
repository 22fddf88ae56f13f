import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { useText } from '../i18n/provider.tsx';

/** In place of a drawing that could not be fetched; the table under it has everything. */
export function Broken() {
  const text = useText();
  return <ErrorPanel title={text('chart.error')} message={text('chart.broken')} />;
}
