import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, Button } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { useMay } from '../../../session/use-may.ts';

const { customerBase } = contract.user;
/** What a company that is not certified is told: nothing yet, returned, run out. */
const KIND = { 0: 'info', 3: 'warning', 4: 'warning' } as const;

const isOpen = (certification: number): certification is keyof typeof KIND => certification in KIND;

/** What is missing until the company is certified, and the way there. */
export function NextStep() {
  const text = useText();
  const may = useMay('company:apply');
  const { data: company } = useQuery(customerBase, undefined);
  if (!company || !isOpen(company.certification)) return null;
  const { certification } = company;
  return (
    <Alert
      kind={KIND[certification]}
      title={text(`company.next.${certification}`)}
      actions={
        may && (
          <Button size="sm" onClick={() => document.getElementById('certification')?.focus()}>
            {text('company.next.go')}
          </Button>
        )
      }
    >
      {text(may ? `company.next.lead.${certification}` : 'company.ownerApplies')}
    </Alert>
  );
}
