import { Grid, Page } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { BasePanel } from './base-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Who somebody is in the portal, how he is let in, and where he is logged in. */
export function PersonalPage() {
  const text = useText();
  return (
    <Page title={text('routes.personal')}>
      <Grid columns={2}>
        <BasePanel />
        <SecurityPanel />
      </Grid>
      <SessionsPanel />
    </Page>
  );
}
