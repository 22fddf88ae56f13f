import type { ContractFiles } from '@lading/api-client/contract';
import { examples as air } from '../basedata/air.examples.ts';
import { examples as fba } from '../basedata/fba.examples.ts';
import { examples as lists } from '../basedata/lists.examples.ts';
import { examples as portLists } from '../basedata/port-lists.examples.ts';
import { examples as adverts } from '../content/adverts.examples.ts';
import { examples as feedback } from '../content/feedback.examples.ts';
import { examples as news } from '../content/news.examples.ts';
import { examples as newsDesk } from '../content/news-desk.examples.ts';
import { examples as recruits } from '../content/recruits.examples.ts';
import { examples as queues } from '../desk/queues.examples.ts';
import { examples as messages } from '../message/messages.examples.ts';
import { examples as batch } from '../order/batch.examples.ts';
import { examples as bill } from '../order/bill.examples.ts';
import { examples as bookings } from '../order/bookings.examples.ts';
import { examples as changeFiles } from '../order/change-files.examples.ts';
import { examples as issue } from '../order/issue.examples.ts';
import { examples as review } from '../order/review.examples.ts';
import { examples as share } from '../order/share.examples.ts';
import { examples as statements } from '../settlement/statements.examples.ts';
import { examples as about } from '../user/about.examples.ts';
import { examples as account } from '../user/account.examples.ts';
import { examples as applications } from '../user/applications.examples.ts';
import { examples as autoLogin } from '../user/auto-login.examples.ts';
import { examples as company } from '../user/company.examples.ts';
import { examples as customers } from '../user/customers.examples.ts';
import { examples as house } from '../user/house.examples.ts';
import { examples as inquiries } from '../user/inquiries.examples.ts';
import { examples as kept } from '../user/kept.examples.ts';
import { examples as login } from '../user/login.examples.ts';
import { examples as papers } from '../user/papers.examples.ts';
import { examples as people } from '../user/people.examples.ts';
import { examples as register } from '../user/register.examples.ts';
import { examples as secondFactor } from '../user/second-factor.examples.ts';
import { examples as sessions } from '../user/sessions.examples.ts';
import { examples as sms } from '../user/sms.examples.ts';
import { examples as toDo } from '../user/to-do.examples.ts';
import { examples as wechat } from '../user/wechat.examples.ts';
import type { Examples } from './example.ts';

/** An input for every call of the contract; a file without its examples does not compile. */
type AllExamples = {
  readonly [Service in keyof ContractFiles]: {
    readonly [File in keyof ContractFiles[Service]]: Examples<Service, File>;
  };
};

export const EXAMPLES: AllExamples = {
  user: {
    about,
    account,
    applications,
    autoLogin,
    company,
    kept,
    customers,
    house,
    inquiries,
    login,
    papers,
    people,
    register,
    secondFactor,
    sessions,
    sms,
    toDo,
    wechat,
  },
  message: { messages },
  order: { batch, bill, bookings, changeFiles, issue, review, share },
  settlement: { statements },
  desk: { queues },
  basedata: { air, fba, lists, portLists },
  content: { adverts, feedback, news, newsDesk, recruits },
};
