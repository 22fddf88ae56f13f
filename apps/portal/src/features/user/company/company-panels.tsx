import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Stack, StatusTag, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { CertificationForm } from './certification-form.tsx';
import { CreditForm } from './credit-form.tsx';
import { FudaForm } from './fuda-form.tsx';
import type { Company } from './standing.ts';
import { nameOfMethod } from './words.ts';

const { customerBase } = contract.user;
const CERTIFIED = 2;
/** Of a membership: it counts, is over, or was paused. */
const FUDA = { 2: 'company.fudaCounts', 4: 'company.fudaOver', 5: 'company.fudaPaused' } as const;

function useCompany(): Company | undefined {
  const company = useLoadable(useQuery(customerBase, undefined));
  return company.status === 'ready' ? company.data : undefined;
}

/** The company shows who it is. */
export function CertificationPanel() {
  const text = useText();
  return <ApplicationPanel kind="certification" lead={text('company.certificationLead')} Form={CertificationForm} />;
}

/** The company settles later. */
export function CreditPanel() {
  const text = useText();
  const { money } = useFormat();
  const company = useCompany();
  const credit = company?.credit;
  return (
    <ApplicationPanel
      kind="credit"
      lead={text('company.creditLead')}
      granted={
        credit && (
          <Text strong>
            {text('company.creditGranted', {
              method: nameOfMethod(text, credit.method),
              days: credit.days,
              limit: money('CNY', credit.limit),
              until: credit.validTo,
            })}
          </Text>
        )
      }
      blocked={company && company.certification !== CERTIFIED ? text('company.certifyFirst') : undefined}
      Form={CreditForm}
      codes={['company:apply', 'settlement:confirm']}
    />
  );
}

/** The company is a partner. */
export function FudaPanel() {
  const text = useText();
  const fuda = useCompany()?.fuda;
  return (
    <ApplicationPanel
      kind="fuda"
      lead={text('company.fudaLead')}
      granted={
        fuda && (
          <Stack gap="sm" align="start">
            <Text strong>{text('company.fudaGranted', { number: fuda.memberNo, until: fuda.validTo })}</Text>
            <StatusTag tone={fuda.state === 2 ? 'success' : 'warning'}>{text(FUDA[fuda.state])}</StatusTag>
            {fuda.partner && <Text tone="secondary">{text('company.fudaPartner')}</Text>}
          </Stack>
        )
      }
      Form={FudaForm}
    />
  );
}
