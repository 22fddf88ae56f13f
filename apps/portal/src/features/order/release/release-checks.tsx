import type { contract, Out, ReleaseKind } from '@lading/api-client/contract';
import { Link, ReleaseChecklist, TextButton } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';

export type ReleaseBill = Out<typeof contract.order.releaseStatus>['list'][number];
type Check = ReleaseBill['checks'][number];

/** What a kind of release asks for. */
const checksFor = ({ checks }: ReleaseBill, kind: ReleaseKind): Check[] =>
  checks.filter(({ kinds }) => kinds.includes(kind));

interface ReleaseChecksProps {
  bill: ReleaseBill;
  kind: ReleaseKind;
  bookingId: number;
  staff?: boolean;
  /** undefined where nothing can be done here */
  onUpload?: (() => void) | undefined;
  onCharges?: (() => void) | undefined;
}

/** The checklist of one bill, with the ways to mend what is missing. */
export function ReleaseChecks({ bill, kind, bookingId, staff = false, onUpload, onCharges }: ReleaseChecksProps) {
  const text = useText();
  const ways: Partial<Readonly<Record<Check['code'], ReactNode>>> = {
    bill: <Link href={`/orders?review=${bookingId}&tab=compare`}>{text('release.confirmCopy')}</Link>,
    statement: onCharges && <TextButton onClick={onCharges}>{text('release.confirmCharges')}</TextButton>,
    guarantee: onUpload && <TextButton onClick={onUpload}>{text('release.upload')}</TextButton>,
  };
  return (
    <ReleaseChecklist
      staff={staff}
      checks={checksFor(bill, kind).map(({ code, ok, who, text: words }) => ({
        code,
        ok,
        who,
        text: words,
        ...(!staff && who === 'customer' && { action: ways[code] }),
      }))}
    />
  );
}
