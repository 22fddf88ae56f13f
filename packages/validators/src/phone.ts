const MOBILE = /^1[345789]\d{9}$/;

/** A mainland mobile number: 11 digits that start with 13, 14, 15, 17, 18 or 19; spaces between them do not count. */
export const isMobile = (text: string): boolean => MOBILE.test(text.replace(/\s/g, ''));
