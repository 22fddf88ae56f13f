import type { IconDrawing } from './drawing.ts';

// What a visitor sees around any page and in its messages: apart from the others, so that these alone come with the first page.
export const arrowUp: IconDrawing = { line: 'M8 14V2.5M4 6.5l4-4 4 4' };
export const bill: IconDrawing = {
  line: 'M2.75 1.75h10.5v12.5H2.75zM2.75 5.5h10.5M8 1.75v3.75M2.75 8h10.5M5.5 10.25h5M5.5 12.1h3',
};
export const check: IconDrawing = { line: 'M3 8.5l3.25 3.25L13 4.75' };
export const checkCircle: IconDrawing = { line: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM5.25 8.25l2 2 3.5-4' };
export const chevronDown: IconDrawing = { line: 'M4 6.25l4 4 4-4' };
export const close: IconDrawing = { line: 'M3.75 3.75l8.5 8.5M12.25 3.75l-8.5 8.5' };
export const compare: IconDrawing = {
  line: 'M1.75 2.75h5v10.5h-5zM9.25 2.75h5v10.5h-5zM3.25 6h2M3.25 8.5h2M10.75 6h2M10.75 8.5h2',
};
export const contrast: IconDrawing = { line: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', fill: 'M8 2a6 6 0 0 1 0 12z' };
export const copy: IconDrawing = { line: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3' };
export const document: IconDrawing = { line: 'M3.25 1.75h6.5l3 3v9.5h-9.5zM9.5 1.75V5h3.25M5.5 8h5M5.5 10.75h5' };
export const external: IconDrawing = { line: 'M9.25 2.5h4.25v4.25M13.25 2.75 7.5 8.5M11.5 9v4.25H2.75V4.5H7' };
export const globe: IconDrawing = {
  line: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM2 8h12M8 2c2 1.7 3 3.7 3 6s-1 4.3-3 6c-2-1.7-3-3.7-3-6s1-4.3 3-6Z',
};
export const home: IconDrawing = { line: 'M2 7.25 8 2l6 5.25V14H9.75v-3.75h-3.5V14H2z' };
export const info: IconDrawing = { line: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM8 7.25V11.5M8 4.13v1.25' };
export const logout: IconDrawing = { line: 'M6.5 2.25H2.25v11.5H6.5M6.25 8h7.5M10.5 4.75 13.75 8l-3.25 3.25' };
export const menu: IconDrawing = { line: 'M2 4.25h12M2 8h12M2 11.75h12' };
export const moon: IconDrawing = { line: 'M13.25 9.75A5.75 5.75 0 0 1 6.25 2.75a5.75 5.75 0 1 0 7 7Z' };
export const octagon: IconDrawing = {
  line: 'M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4zM8 4.75v4M8 10.48v1.25',
};
export const phone: IconDrawing = {
  line: 'M3 2.75h2.6l1.2 3-1.5 1.3c.8 1.7 2 2.9 3.7 3.7l1.3-1.5 3 1.2v2.6c0 .5-.4.9-.9.85C7 13.4 2.6 9 2.1 3.65 2.1 3.15 2.5 2.75 3 2.75Z',
};
export const refresh: IconDrawing = {
  line: 'M13.25 7A5.4 5.4 0 0 0 3.3 5.5M2.75 9a5.4 5.4 0 0 0 9.95 1.5M3 2.5v3.25h3.25M13 13.5v-3.25H9.75',
};
export const rows: IconDrawing = { line: 'M2.25 3h11.5v10H2.25zM2.25 6.3h11.5M2.25 9.7h11.5' };
export const search: IconDrawing = { line: 'M2.75 7a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0 -8.5 0ZM10.2 10.2 14 14' };
export const sun: IconDrawing = {
  line: 'M5.25 8a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0ZM8 1.5v1.75M8 12.75v1.75M1.5 8h1.75M12.75 8h1.75M3.4 3.4l1.25 1.25M11.35 11.35l1.25 1.25M12.6 3.4l-1.25 1.25M4.65 11.35 3.4 12.6',
};
export const user: IconDrawing = {
  line: 'M5.25 5.25a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0ZM2.75 14c.4-2.9 2.4-4.25 5.25-4.25S12.85 11.1 13.25 14',
};
export const warning: IconDrawing = { line: 'M8 2.25 14.5 13.5h-13zM8 6.5v3.25M8 10.98v1.25' };
