/** `138 **** 8000` */
export const masked = (phone: string): string => `${phone.slice(0, 3)} **** ${phone.slice(-4)}`;
