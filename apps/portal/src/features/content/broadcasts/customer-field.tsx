import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Combobox, type ComboboxOption } from '@lading/ui/combobox';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import type { ChosenCustomer } from './use-broadcast.ts';

const { receiverList } = contract.message;

const optionsOf = ({ list }: Out<typeof receiverList>): ComboboxOption[] =>
  list.map(({ id, code, name }) => ({ id: String(id), code, label: name }));

interface CustomerFieldProps {
  value: ChosenCustomer | undefined;
  error: string | undefined;
  onChange(customer: ChosenCustomer | undefined): void;
}

/** A customer, found by name or code. */
export function CustomerField({ value, error, onChange }: CustomerFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const options = useLoadable(useQuery(receiverList, { keyword: typed.trim() }, { keepPrevious: true }), optionsOf);
  return (
    <Combobox
      label={text('broadcast.customer')}
      hint={text('broadcast.customerHint')}
      error={error}
      options={options}
      onSearch={setTyped}
      known={value && [{ id: String(value.id), label: value.name }]}
      value={value ? String(value.id) : ''}
      onChange={(id, option) => onChange(id === '' ? undefined : { id: Number(id), name: option?.label ?? '' })}
    />
  );
}
