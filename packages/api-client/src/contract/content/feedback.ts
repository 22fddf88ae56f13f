import { phone as anyPhone, email } from '@lading/validators';
import { object, string } from 'yup';
import { command } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { exactText, id, maybeId } from '../shapes.ts';
import { captcha, line, named } from '../user/fields.ts';
import { inquiryPage, myInquiries } from '../user/inquiries.ts';
import { REPLY_WAYS, type ReplyWay } from '../user/shapes.ts';

/**
 * What somebody has to say of the portal. It is a question of the topic `feedback`: staff answer it where they answer the others, and whoever
 * wrote reads the answer under /inquiry and in the message that comes; beside those he is told as he wants it.
 */
export const saveFeedback = command(
  '/content/feedback/pub/saveFeedback.do',
  'Tell the forwarder something; whoever is logged in finds the answer under his questions, others where they want it',
  {
    access: 'visitor',
    assumed: true,
    limit: 10,
    input: object({
      name: named(2, 40),
      email: string()
        .strict()
        .max(100)
        .test('email', (value = '') => email.is(value))
        .required(),
      // A mobile number or a landline.
      phone: string()
        .strict()
        .max(20)
        .test('phone', (value = '') => anyPhone.is(value))
        .required(),
      bookingNo: line(40).default(''),
      content: named(5, 2000),
      // Where the answer goes. `portal` needs a mobile number of whoever is not logged in: by that he finds it once he has registered.
      replyBy: exactText()
        .oneOf<ReplyWay>([...REPLY_WAYS])
        .default('mail'),
      // What it is about, where that is one of the house's services or a warehouse of the directory.
      transportType: maybeId(),
      warehouseId: maybeId(),
      captcha: captcha(),
    }),
    output: object({ id: id() }),
    invalidates: () => [myInquiries, inquiryPage, deskQueue],
  },
);
