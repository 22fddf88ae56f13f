// What a visitor reads before the login; the rest comes with the pages behind it.
import { messages as general } from '@lading/ui/en-US/general';
import { messages as shell } from '@lading/ui/en-US/shell';
import { messages as app } from './compiled/en-US/app.ts';
import { messages as errors } from './compiled/en-US/errors.ts';
import { messages as home } from './compiled/en-US/home.ts';
import { messages as routes } from './compiled/en-US/routes.ts';
import { messages as user } from './compiled/en-US/user.ts';

export const own = { ...app, ...errors, ...home, ...routes, ...user };
export const components = { ...general, ...shell };
