import { type AreaEntry, AreaField } from '@lading/ui/reference-fields';
import { useText } from '../../i18n/text.ts';
import { useAreaLevels } from '../../lists/use-area-levels.ts';
import type { WholeDraft } from './warehouse.ts';

const NONE: readonly never[] = [];

interface WarehousePlaceProps {
  draft: Pick<WholeDraft, 'countryId' | 'state'>;
  put(part: { countryId?: string; state?: string }): void;
  error: string | undefined;
}

/** Whether the base data know the states of the country; elsewhere they are typed. */
export function useKnowsStates(countryId: string): boolean {
  const [countries] = useAreaLevels(NONE);
  const country = countries?.status === 'ready' ? countries.data.find(({ id }) => String(id) === countryId) : undefined;
  return country?.leaf === false;
}

/** The country of a warehouse, and its state where the base data know the states. */
export function WarehousePlace({ draft, put, error }: WarehousePlaceProps) {
  const text = useText();
  const [countries] = useAreaLevels(NONE);
  const all = countries?.status === 'ready' ? countries.data : NONE;
  const country = all.find(({ id }) => String(id) === draft.countryId);
  const levels = useAreaLevels(country ? [country] : NONE);
  const states = levels[1]?.status === 'ready' ? levels[1].data : NONE;
  const state = states.find(({ code }) => code === draft.state);
  const codeOf = (chosen: AreaEntry | undefined) => states.find(({ id }) => id === chosen?.id)?.code ?? '';
  return (
    <AreaField
      label={text('warehouses.area')}
      required
      depth={2}
      error={error}
      levels={levels}
      value={[country, state].filter((one) => one !== undefined)}
      onChange={([nextCountry, nextState]) =>
        put({
          countryId: nextCountry ? String(nextCountry.id) : '',
          state: nextCountry?.id === country?.id ? codeOf(nextState) : '',
        })
      }
    />
  );
}
