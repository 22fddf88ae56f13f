/** What a code that is sent to a telephone is for; `register` is asked for by a call of its own. */
export const SMS_PURPOSES = ['login', 'forget', 'oldPhone', 'newPhone', 'bindWechat'] as const;
export type SmsPurpose = (typeof SMS_PURPOSES)[number] | 'register';

/** What a code can be exchanged for by itself: a login, or a ticket for the next step. */
export const VERIFIED_PURPOSES = ['login', 'forget'] as const;

/** Seconds: until a code can be asked for again, while it is good, while a ticket is, while a captcha is. */
export const RESEND_AFTER = 60;
export const CODE_EXPIRES = 300;
export const TICKET_EXPIRES = 600;
export const CAPTCHA_EXPIRES = 120;

/** How far the scan of a WeChat code is; `bind`: whoever scanned has no account here yet. */
export const WECHAT_STATES = ['waiting', 'scanned', 'confirmed', 'bind', 'expired'] as const;
/** Seconds that a WeChat code can be scanned. */
export const WECHAT_EXPIRES = 120;

/** What moved the slider. */
export const SLID_BY = ['mouse', 'touch', 'pen', 'keyboard'] as const;

/** The languages in which somebody can be written to. */
export const USER_LANGUAGES = ['zh-CN', 'en-US'] as const;

/** Roles of a customer's people; several add up. */
export const CUSTOMER_ROLES = ['owner', 'ops', 'finance', 'viewer', 'tracker'] as const;
export type CustomerRole = (typeof CUSTOMER_ROLES)[number];

/** Roles of the forwarder's people. */
export const STAFF_ROLES = ['sales', 'pricing', 'op', 'doc', 'finance', 'content', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A role that the house made itself, beside those: none means the same in two houses. */
export const OWN_ROLE = /^own-[0-9a-f]{8}$/;

/** What a customer is. */
export const CUSTOMER_KINDS = ['trader', 'factory', 'seller', 'forwarder', 'overseas'] as const;

/** What a company applies for. */
export const APPLICATION_KINDS = ['certification', 'credit', 'fuda'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** Of an application: in review, approved, returned. */
export const APPLICATION_STATE = { review: 1, approved: 2, returned: 3 } as const;

/** How the forwarder looks at its customers: all, or those who wait for a decision of a kind. */
export const CUSTOMER_VIEWS = ['all', ...APPLICATION_KINDS] as const;
export type CustomerView = (typeof CUSTOMER_VIEWS)[number];

/** What a question to the forwarder is about; `feedback` is what somebody has to say of the portal itself. */
export const INQUIRY_TOPICS = ['rates', 'booking', 'bill', 'charges', 'cooperation', 'feedback', 'other'] as const;
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number];

/** Where the answer to feedback goes: into a mail, by telephone, or nowhere but the portal. */
export const REPLY_WAYS = ['mail', 'phone', 'portal'] as const;
export type ReplyWay = (typeof REPLY_WAYS)[number];

/** Of a question: without an answer, answered. */
export const INQUIRY_STATE = { open: 1, answered: 2 } as const;

/** Where a company is registered. */
export const CERTIFICATION_KINDS = ['mainland', 'hk', 'overseas'] as const;

/** How charges are settled: per shipment, monthly, against the bill, in advance. */
export const SETTLE_METHODS = ['perShipment', 'monthly', 'againstBill', 'prepaid'] as const;

/** As what a company joins the partner programme. */
export const FUDA_ROLES = ['shipper', 'forwarder'] as const;

/** Days until a settlement is due. */
export const CREDIT_DAYS = [5, 15, 25, 30, 45, 60] as const;

/** What an uploaded paper may be, told by its content. */
export const PAPER_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
/** Bytes of one paper. */
export const PAPER_LIMIT = 20 * 1024 * 1024;

/** The systems beside the portal, and the seconds that a key between them is good. */
export const AUTO_LOGIN_TARGETS = ['oms', 'crm'] as const;
export const AUTO_LOGIN_EXPIRES = 60;

/** Where the house can be followed: its microblog, social network, short messages and professional network. */
export const SOCIAL_KINDS = ['weibo', 'facebook', 'x', 'linkedin'] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** Ways to send goods that the house may offer, as the query for rates names them. */
export const HOUSE_MODES = ['fcl', 'lcl', 'air', 'fba', 'truck', 'declare'] as const;
export type HouseMode = (typeof HOUSE_MODES)[number];

/** Bytes of a logo or a QR code, and how its name may end; what it is, its content says. */
export const HOUSE_PICTURE_LIMIT = 300 * 1024;
export const HOUSE_PICTURE_ENDINGS = ['.svg', '.png', '.jpg', '.jpeg'] as const;

/** Views of one list that are kept for one person. */
export const VIEWS_MOST = 20;
