/** The lanes that a company says it ships on. */
export const LANES = ['USWC', 'USEC', 'CA', 'MX', 'EU', 'MED', 'ME', 'SEA', 'JPKR', 'AU', 'AF', 'SA'] as const;
export type Lane = (typeof LANES)[number];
export const isLane = (code: string): code is Lane => (LANES as readonly string[]).includes(code);
