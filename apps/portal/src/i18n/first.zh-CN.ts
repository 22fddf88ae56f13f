// What a visitor reads before the login; the rest comes with the pages behind it.
import { messages as general } from '@lading/ui/zh-CN/general';
import { messages as shell } from '@lading/ui/zh-CN/shell';
import { messages as app } from './compiled/zh-CN/app.ts';
import { messages as errors } from './compiled/zh-CN/errors.ts';
import { messages as home } from './compiled/zh-CN/home.ts';
import { messages as routes } from './compiled/zh-CN/routes.ts';
import { messages as user } from './compiled/zh-CN/user.ts';

export const own = { ...app, ...errors, ...home, ...routes, ...user };
export const components = { ...general, ...shell };
