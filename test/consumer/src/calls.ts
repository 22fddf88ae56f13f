import { createClient } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { checkContainerNumber } from '@lading/validators';
import type { MblVo } from '@lading/validators/bill';

const client = createClient({ token: () => null, language: () => 'en-US' });

/** The vessel of a main bill; the compiler knows the fields of the answer. */
export async function vesselOf(bookingId: number): Promise<MblVo['vessel']> {
  const { mblVo } = await client.call(contract.order.initInfoMbl, { bookingId });
  return mblVo.vessel;
}

export const verdict = checkContainerNumber('CSQU3054383');
