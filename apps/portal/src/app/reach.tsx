import type { InquiryTopic } from '@lading/api-client/contract';
import { BackToTop, icons, SidePanel } from '@lading/ui';
import { useState } from 'react';
import { hasPermission } from '../access/permissions.ts';
import { LateAskDialog } from '../features/inquiry/late-ask-dialog.tsx';
import { useText } from '../i18n/text.ts';
import { menuCodes } from '../session/state.ts';
import { useSession } from '../session/use-session.ts';

/** The ways to reach the house beside a public page, for visitors and customers; its own people have only the way back to the head. */
export function Reach() {
  const text = useText();
  const session = useSession();
  const [topic, setTopic] = useState<InquiryTopic>();
  if (session.kind !== 'guest' && !hasPermission(menuCodes(session), 'order:view')) return <BackToTop />;
  return (
    <>
      <SidePanel
        items={[
          { id: 'ask', label: text('ask.title'), icon: icons.chat, onSelect: () => setTopic('rates') },
          {
            id: 'cooperation',
            label: text('ask.cooperation'),
            icon: icons.users,
            onSelect: () => setTopic('cooperation'),
          },
        ]}
      />
      {topic && <LateAskDialog topic={topic} onClose={() => setTopic(undefined)} />}
    </>
  );
}
