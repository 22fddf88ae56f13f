export * as adverts from './adverts.ts';
export * as feedback from './feedback.ts';
export * as news from './news.ts';
export * as newsDesk from './news-desk.ts';
export * as recruits from './recruits.ts';
