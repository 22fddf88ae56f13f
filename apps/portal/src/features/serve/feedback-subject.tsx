import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Grid } from '@lading/ui';
import { DictionaryField, WarehouseField } from '@lading/ui/reference-fields';
import { useText } from '../../i18n/text.ts';
import { useDictionary } from '../../lists/use-dictionary.ts';
import { useWarehouses } from '../../lists/use-warehouses.ts';

/** A service of the house, a warehouse of the directory; null for none. */
export interface Subject {
  readonly transportType: number | null;
  readonly warehouseId: number | null;
}

interface FeedbackSubjectProps {
  value: Subject;
  onChange(value: Subject): void;
  /** the warehouse that the reader comes from */
  from: number | undefined;
}

/** What feedback is about, as far as the house has a name for it. */
export function FeedbackSubject({ value, onChange, from }: FeedbackSubjectProps) {
  const text = useText();
  const services = useDictionary('transportType');
  const { countries, onSearch } = useWarehouses();
  const site = useQuery(contract.basedata.fbaById, from === undefined ? null : { id: from });
  return (
    <Grid columns={3}>
      <DictionaryField
        label={text('feedback.about')}
        aside={text('feedback.optional')}
        entries={services}
        value={value.transportType}
        onChange={(transportType) => onChange({ ...value, transportType })}
      />
      <WarehouseField
        label={text('feedback.warehouse')}
        aside={text('feedback.optional')}
        countries={countries}
        known={site.data && [site.data]}
        onSearch={onSearch}
        value={value.warehouseId}
        onChange={(warehouseId) => onChange({ ...value, warehouseId })}
      />
    </Grid>
  );
}
