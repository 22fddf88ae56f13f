import { money } from '@lading/validators';

/** An amount that was written out in full; anything else is on its way. */
export const isMoneyText = (text: string): boolean => money.is(text) && !/^0*(?:\.0*)?$/.test(text);
