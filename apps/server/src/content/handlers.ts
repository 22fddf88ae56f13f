import type { HandlerFiles } from '../handler-files.ts';
import { adverts } from './adverts.ts';
import { feedback } from './feedback.ts';
import { news } from './news.ts';
import { newsDesk } from './news-desk.ts';
import { recruits } from './recruits.ts';

export const contentHandlers: HandlerFiles<'content'> = { adverts, feedback, news, newsDesk, recruits };
