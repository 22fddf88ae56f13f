import { Grid, Page } from '@lading/ui';
import type { ComponentType } from 'react';
import { useText } from '../../../i18n/text.ts';
import { CompanyPanel } from '../company/company-panel.tsx';
import { CertificationPanel, CreditPanel, FudaPanel } from '../company/company-panels.tsx';
import { useMay } from '../company/use-may.ts';
import { BasePanel } from './base-panel.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { StandingHead } from './standing-head.tsx';
import { WechatPanel } from './wechat-panel.tsx';

type Cards = Readonly<Record<string, ComponentType>>;
/** Of the person, side by side. */
const OWN: Cards = { BasePanel, SecurityPanel, WechatPanel };
/** Of the company, under each other, for who may look at it. */
const COMPANY: Cards = { CertificationPanel, CompanyPanel, CreditPanel, FudaPanel };
/** Where somebody was, and what is kept of it. */
const TRACES: Cards = { SessionsPanel, KeptPanel };

const drawn = (cards: Cards) => Object.entries(cards).map(([name, Card]) => <Card key={name} />);

/** Who somebody is in the portal, what his company may, how he is let in, and where he is logged in. */
export function PersonalPage() {
  const text = useText();
  const ofCompany = useMay('company:view');
  return (
    <Page title={text('routes.personal')}>
      {ofCompany && <StandingHead />}
      <Grid columns={2}>{drawn(OWN)}</Grid>
      {ofCompany && drawn(COMPANY)}
      {drawn(TRACES)}
    </Page>
  );
}
