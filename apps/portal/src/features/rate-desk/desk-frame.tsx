import { LinkTabs, Page } from '@lading/ui';
import type { ReactNode } from 'react';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { DESK_SHEETS, type DeskSheet } from './desk-sheets.ts';

interface DeskFrameProps {
  sheet: DeskSheet;
  /** beside the title: which version is on sale */
  meta?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What all sheets of the desk stand in: the title with what is done with the whole sheet, and the way to the others. */
export function DeskFrame({ sheet, meta, actions, children }: DeskFrameProps) {
  const text = useText();
  const codes = menuCodes(useSession());
  return (
    <Page title={text(`rateDesk.sheet.${sheet}`)} meta={meta} actions={actions}>
      <LinkTabs
        label={text('routes.rateDesk')}
        items={DESK_SHEETS.filter(({ code }) => hasPermission(codes, code)).map(({ id }) => ({
          id,
          label: text(`rateDesk.sheet.${id}`),
          href: `/backstage/rates/${id}`,
          current: id === sheet,
        }))}
      />
      {children}
    </Page>
  );
}
