import { contract, type InquiryTopic } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { BackToTop, icons, SidePanel } from '@lading/ui';
import { useState } from 'react';
import { hasPermission } from '../access/permissions.ts';
import { useText } from '../i18n/text.ts';
import { menuCodes } from '../session/state.ts';
import { useSession } from '../session/use-session.ts';
import { HouseNews } from './house-news.ts';
import { LateAskDialog } from './late-ask-dialog.tsx';

/** The ways to reach the house beside a public page, for visitors and customers; its own people have only the way back to the head. */
export function Reach() {
  const text = useText();
  const session = useSession();
  const [topic, setTopic] = useState<InquiryTopic>();
  const code = useQuery(contract.user.companyLogo, {}, { refreshOnFocus: false }).data?.qrCodes.official;
  if (session.kind !== 'guest' && !hasPermission(menuCodes(session), 'order:view')) return <BackToTop />;
  return (
    <>
      <SidePanel
        items={[
          { id: 'ask', label: text('site.chat'), icon: icons.chat, onSelect: () => setTopic('rates') },
          {
            id: 'cooperation',
            label: text('site.business'),
            icon: icons.users,
            onSelect: () => setTopic('cooperation'),
          },
          ...(code
            ? [
                {
                  id: 'brand',
                  label: text('site.brand'),
                  icon: icons.qr,
                  content: (
                    <figure>
                      <img src={code} alt={text('site.codeOf', { name: text('site.codes.official') })} />
                      <figcaption>{text('site.brandScan')}</figcaption>
                    </figure>
                  ),
                },
              ]
            : []),
        ]}
      />
      {session.kind === 'guest' && <HouseNews of="guest" />}
      {topic && <LateAskDialog topic={topic} onClose={() => setTopic(undefined)} />}
    </>
  );
}
