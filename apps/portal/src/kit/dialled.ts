/** A number as a telephone dials it. */
export const dialled = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
