import { Loading, Tabs } from '@lading/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasPermission } from '../../../access/permissions.ts';
import { useText } from '../../../i18n/text.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import type { PartnerRatesProps } from './partner-rates.tsx';

const PartnerRates = lazy(async () => ({ default: (await import('./partner-rates.tsx')).PartnerRates }));

interface PartnerTabsProps extends PartnerRatesProps {
  /** what the house itself offers */
  children: ReactNode;
}

/** Beside the rates of the house those of its partners, for members of the programme; everybody else sees no tabs. */
export function PartnerTabs({ children, ...rest }: PartnerTabsProps) {
  const text = useText();
  const isMember = hasPermission(menuCodes(useSession()), 'fuda:view');
  const [tab, setTab] = useState('own');
  if (!isMember) return children;
  return (
    <Tabs
      spaced
      label={text('freight.whose')}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'own', label: text('freight.ownRates'), content: tab === 'own' && children },
        {
          value: 'partners',
          label: text('freight.partnerRates'),
          content: tab === 'partners' && (
            <Suspense fallback={<Loading />}>
              <PartnerRates {...rest} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
