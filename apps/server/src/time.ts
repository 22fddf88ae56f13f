const CHINA = 8 * 3_600_000;

const inChina = (instant: Date) => new Date(instant.getTime() + CHINA).toISOString();

/** An instant with the offset of China: `2026-11-18T16:40:12+08:00`. */
export const isoInstant = (instant: Date): string => `${inChina(instant).slice(0, 19)}+08:00`;

/** The calendar date of an instant in China, `YYYY-MM-DD`: how a timestamp given as etd is read. */
export const chinaDate = (instant: Date): string => inChina(instant).slice(0, 10);

/** For a sentence: `2026-11-18 16:40`, the clock of China. */
export const readable = (instant: Date): string => inChina(instant).slice(0, 16).replace('T', ' ');
