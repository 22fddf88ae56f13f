import { LinkTabs } from '@lading/ui';
import { useText } from '../../i18n/text.ts';

/** Questions, and enquiries for prices: two lists of one page, each with an address of its own. */
export function InquiryKinds({ path, kind }: { path: '/inquiry' | '/backstage/inquiries'; kind: 'fba' | undefined }) {
  const text = useText();
  return (
    <LinkTabs
      label={text('enquiry.kinds')}
      items={[
        { id: 'questions', label: text('enquiry.questions'), href: path, current: kind === undefined },
        { id: 'fba', label: text('enquiry.fba'), href: `${path}?list=fba`, current: kind === 'fba' },
      ]}
    />
  );
}
