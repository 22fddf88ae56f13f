import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Dialog } from '@lading/ui';
import { nameIn, type Saying } from '../../../kit/rate-words.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { SurchargeTable } from '../surcharge-table.tsx';

const { fudaCommonSurcharges } = contract.freight;

interface PartnerChargesProps {
  rateId: number;
  say: Saying;
  onClose(): void;
}

/** What a partner charges beside the freight of a rate. */
export function PartnerCharges({ rateId, say, onClose }: PartnerChargesProps) {
  const { text, language } = say;
  const charges = useLoadable(useQuery(fudaCommonSurcharges, { rateId }), ({ list }) => ({
    list: list.map((one) => ({ ...one, name: nameIn(language, { nameCn: one.name, nameEn: one.nameEn }) })),
  }));
  return (
    <Dialog size="account" open title={text('freight.surcharges')} onOpenChange={(open) => open || onClose()}>
      <SurchargeTable rows={charges} say={say} />
    </Dialog>
  );
}
