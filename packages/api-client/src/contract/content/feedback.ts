import { phone as anyPhone, email } from '@lading/validators';
import { object, string } from 'yup';
import { command } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { id } from '../shapes.ts';
import { captcha, line, named } from '../user/fields.ts';
import { inquiryPage, myInquiries } from '../user/inquiries.ts';

/**
 * What somebody has to say of the portal. It is a question of the topic `feedback`: staff answer it where they answer the others, and whoever
 * wrote reads the answer under /inquiry, in the message that comes, and in a mail.
 */
export const saveFeedback = command(
  '/content/feedback/pub/saveFeedback.do',
  'Tell the forwarder something; whoever is logged in finds the answer under his questions, everybody in a mail',
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
      captcha: captcha(),
    }),
    output: object({ id: id() }),
    invalidates: () => [myInquiries, inquiryPage, deskQueue],
  },
);
