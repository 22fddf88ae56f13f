import { Grid, Page, SectionRail } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { useMay } from '../../../session/use-may.ts';
import { CompanyPanel } from '../company/company-panel.tsx';
import { CertificationPanel, CreditPanel, FudaPanel } from '../company/company-panels.tsx';
import { BasePanel } from './base-panel.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { NextStep } from './next-step.tsx';
import { useSections } from './sections.ts';
import { SecurityPanel } from './security-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { StandingHead } from './standing-head.tsx';

/** Who somebody is in the portal, what his company may, how he is let in, and where he is logged in. */
export function PersonalPage() {
  const text = useText();
  const ofCompany = useMay('company:view');
  return (
    <Page title={text('routes.personal')}>
      <SectionRail label={text('personal.sections')} sections={useSections(ofCompany)}>
        {ofCompany && <StandingHead />}
        {ofCompany && <NextStep />}
        <Grid columns={2}>
          <BasePanel />
          <SecurityPanel />
        </Grid>
        {ofCompany && (
          <>
            <CertificationPanel />
            <CompanyPanel />
            <Grid columns={2}>
              <CreditPanel />
              <FudaPanel />
            </Grid>
          </>
        )}
        <SessionsPanel />
        <KeptPanel />
      </SectionRail>
    </Page>
  );
}
