import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { ask } from '../user/inquiries.ts';
import { spendCaptcha } from '../user/proof/captcha.ts';

/** What people have to say of the portal: questions of a topic of their own, so that one place answers all. */
export const feedback = (services: Services): FileHandlers<'content', 'feedback'> => ({
  async saveFeedback({ captcha, content, phone: written, ...left }, { visitor, language, page }) {
    await spendCaptcha(services.db, captcha);
    const from = visitor && { customerId: visitor.customerId, userId: visitor.userId };
    // As people log in with it, so that whoever registers later finds his answer.
    const phone = written.replace(/^\+86/, '');
    const values = { ...left, ...from, phone, language, topic: 'feedback', question: content } as const;
    return ask(services, values, page, null);
  },
});
