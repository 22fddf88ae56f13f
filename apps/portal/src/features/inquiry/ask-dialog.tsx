import type { InquiryTopic } from '@lading/api-client/contract';
import { Dialog } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { useSession } from '../../session/use-session.ts';
import { MemberAskForm } from './member-ask-form.tsx';
import { VisitorAskForm } from './visitor-ask-form.tsx';

export interface AskDialogProps {
  topic: InquiryTopic;
  /** what the page knows of the question already */
  question?: string | undefined;
  onClose(): void;
}

/** Online consultation: a question to the forwarder's people, over the page where it came up. */
export function AskDialog({ topic, question = '', onClose }: AskDialogProps) {
  const text = useText();
  const AskForm = useSession().kind === 'guest' ? VisitorAskForm : MemberAskForm;
  return (
    <Dialog
      size="message"
      open
      title={text('ask.title')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <AskForm topic={topic} question={question} onDone={onClose} />
    </Dialog>
  );
}
