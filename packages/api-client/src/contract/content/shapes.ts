/** What news is about, in their order; `knowledge` is what somebody looks up and no news. */
export const NEWS_CATEGORIES = ['company', 'industry', 'notice', 'knowledge', 'policy'] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** Of an article: never published, published (from its time on), taken back. */
export const NEWS_STATES = ['draft', 'published', 'withdrawn'] as const;
export type NewsState = (typeof NEWS_STATES)[number];

/** Who reads it: everybody, or whoever is logged in. */
export const AUDIENCES = ['all', 'member'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** In which language something is shown. */
export const CONTENT_LANGUAGES = ['both', 'zh-CN', 'en-US'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** Where an advert stands. */
export const ADVERT_PLACES = ['home_banner', 'home_side', 'rate_top'] as const;
export type AdvertPlace = (typeof ADVERT_PLACES)[number];

export const RECRUIT_KINDS = ['social', 'campus'] as const;
export type RecruitKind = (typeof RECRUIT_KINDS)[number];
/** The least that a post asks for, from none upwards. */
export const EDUCATIONS = ['any', 'college', 'bachelor', 'master'] as const;
export type Education = (typeof EDUCATIONS)[number];

/** What a picture may be, told by its content, and bytes of one. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
export const PICTURE_LIMIT = 5 * 1024 * 1024;

/** The address of an uploaded picture. */
export const PICTURE_ADDRESS = /^\/files\/content\/[0-9a-f-]{36}\.(?:png|jpg)$/;
/** Where a link of an advert may lead: a page of the portal, or a site by TLS. */
export const LINK_ADDRESS = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/;

/** Bytes of an article: both its languages are sent at once. */
export const ARTICLE_LIMIT = 60_000;
