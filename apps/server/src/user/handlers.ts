import type { HandlerFiles } from '../handler-files.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { applications } from './applications.ts';
import { autoLogin } from './auto-login.ts';
import { company } from './company.ts';
import { customers } from './customers.ts';
import { house } from './house.ts';
import { inquiries } from './inquiries.ts';
import { kept } from './kept.ts';
import { login } from './login.ts';
import { papers } from './papers.ts';
import { people } from './people.ts';
import { register } from './register.ts';
import { secondFactorCalls as secondFactor } from './second-factor.ts';
import { sessionCalls as sessions } from './sessions.ts';
import { sms } from './sms.ts';
import { toDo } from './to-do.ts';
import { views } from './views.ts';
import { wechat } from './wechat.ts';

export const userHandlers: HandlerFiles<'user'> = {
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
  views,
  wechat,
};
