import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { PortField } from '@lading/ui/reference-fields';
import { usePorts } from '../../../lists/use-ports.ts';
import type { Bound } from './form.ts';

const { ports } = contract.basedata;

interface PortOfBookingProps extends Bound {
  label: string;
  required?: boolean;
  readOnly?: boolean | undefined;
  air: boolean;
  side: 'start' | 'end';
  value: number | null;
  onChange(id: number | null): void;
}

/** A port of a booking, found by what is typed; the chosen one is looked up by its number. */
export function PortOfBooking({ air, side, value, onChange, ...field }: PortOfBookingProps) {
  const kind = air ? 'air' : 'sea';
  const offers = usePorts(kind, side);
  const known = useQuery(ports, value === null ? null : { searchValue: '', kind, id: value });
  return <PortField {...field} {...offers} value={value} known={known.data ?? []} onChange={(id) => onChange(id)} />;
}
