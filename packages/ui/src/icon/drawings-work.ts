import type { IconDrawing } from './drawing.ts';

// What the pages themselves show.
export const anchor: IconDrawing = {
  line: 'M6.5 3.25a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM8 4.75V14M5 7h6M2 9.5c.5 2.8 2.6 4.5 6 4.5s5.5-1.7 6-4.5M2 9.5 1.25 11M2 9.5l1.75.75M14 9.5l.75 1.5M14 9.5l-1.75.75',
};
export const arrowDown: IconDrawing = { line: 'M8 2v11.5M4 9.5l4 4 4-4' };
export const arrowLeft: IconDrawing = { line: 'M14 8H2.5M6.5 4l-4 4 4 4' };
export const arrowRight: IconDrawing = { line: 'M2 8h11.5M9.5 4l4 4-4 4' };
export const bell: IconDrawing = { line: 'M3 11.5h10M4.25 11.5V7a3.75 3.75 0 0 1 7.5 0v4.5M6.75 13.75h2.5M8 3.2V1.75' };
export const bid: IconDrawing = {
  line: 'M2.25 13.75h7M5.5 6.5l4-4 3.25 3.25-4 4zM7.2 8.2l-4.7 4.3M9 2l4.25 4.25M5 6l4.25 4.25',
};
export const box: IconDrawing = { line: 'M2 4.75 8 2l6 2.75v6.5L8 14l-6-2.75zM2 4.75 8 7.5l6-2.75M8 7.5V14' };
export const building: IconDrawing = {
  line: 'M2.75 14V2h7v12M9.75 6h3.5v8M1.5 14h13M5 4.75h2.5M5 7.5h2.5M5 10.25h2.5',
};
export const calendar: IconDrawing = { line: 'M2.25 3.5h11.5v10H2.25zM2.25 6.75h11.5M5.25 1.75V5M10.75 1.75V5' };
export const chat: IconDrawing = {
  line: 'M10.5 4.1C9.9 2.7 8.4 1.9 6.5 1.9 3.75 1.9 1.6 3.6 1.6 5.8c0 1.2.6 2.2 1.7 2.9L2.9 10.5l2-1c.4.1.9.2 1.4.2M6.4 10.3c0-2 1.8-3.5 4.1-3.5s4 1.5 4 3.4c0 1-.5 1.9-1.4 2.5l.3 1.5-1.7-.8c-.4.1-.8.15-1.2.15-2.3 0-4.1-1.4-4.1-3.25Z',
};
export const chevronLeft: IconDrawing = { line: 'M10 4 6 8l4 4' };
export const chevronRight: IconDrawing = { line: 'M6 4l4 4-4 4' };
export const chevronUp: IconDrawing = { line: 'M4 9.75l4-4 4 4' };
export const circle: IconDrawing = { line: 'M2.75 8a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0Z' };
export const circleFull: IconDrawing = {
  fill: 'M2.1 8a5.9 5.9 0 1 0 11.8 0a5.9 5.9 0 1 0 -11.8 0Z',
  cut: 'M5.4 8.2l1.8 1.8 3.4-3.9',
};
export const circleHalf: IconDrawing = {
  line: 'M2.75 8a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0Z',
  fill: 'M8 4.9a3.1 3.1 0 0 1 0 6.2z',
};
export const circleMost: IconDrawing = {
  line: 'M2.75 8a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0Z',
  fill: 'M8 4.9A3.1 3.1 0 1 1 4.9 8H8z',
};
export const circleQuarter: IconDrawing = {
  line: 'M2.75 8a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0Z',
  fill: 'M8 8V4.9A3.1 3.1 0 0 1 11.1 8z',
};
export const clock: IconDrawing = { line: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM8 4.5V8l2.5 1.75' };
export const columns: IconDrawing = { line: 'M2.25 3h11.5v10H2.25zM6.1 3v10M9.9 3v10' };
export const comment: IconDrawing = { line: 'M2 2.75h12v8.5H7.25L4.25 14v-2.75H2z' };
export const container: IconDrawing = { line: 'M1.25 4h13.5v8H1.25zM4 6v4M6 6v4M8 6v4M10 6v4M12 6v4' };
export const cornerBottomLeft: IconDrawing = { line: 'M1.75 3.25h12.5v9.5H1.75z', fill: 'M2.5 8h5v4h-5z' };
export const cornerBottomRight: IconDrawing = { line: 'M1.75 3.25h12.5v9.5H1.75z', fill: 'M8.5 8h5v4h-5z' };
export const cornerCenter: IconDrawing = { line: 'M1.75 3.25h12.5v9.5H1.75z', fill: 'M5.5 6h5v4h-5z' };
export const cornerTopLeft: IconDrawing = { line: 'M1.75 3.25h12.5v9.5H1.75z', fill: 'M2.5 4h5v4h-5z' };
export const cornerTopRight: IconDrawing = { line: 'M1.75 3.25h12.5v9.5H1.75z', fill: 'M8.5 4h5v4h-5z' };
export const crane: IconDrawing = {
  line: 'M4 14V4.5M8 14V4.5M1 4.5h14M4 4.5 6 1.5l2 3M6 1.5 14 4.5M12 4.5v4M10.75 8.5h2.5V11h-2.5zM4 9h4M2.5 14h7',
};
export const download: IconDrawing = { line: 'M8 2.25v8M4.75 7.25 8 10.5l3.25-3.25M2.5 13.25h11' };
export const eye: IconDrawing = {
  line: 'M1.5 8C3 5.3 5.2 4 8 4s5 1.3 6.5 4C13 10.7 10.8 12 8 12s-5-1.3-6.5-4ZM6 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
};
export const eyeOff: IconDrawing = {
  line: 'M6.3 4.2A7 7 0 0 1 8 4c2.8 0 5 1.3 6.5 4a9.6 9.6 0 0 1-1.7 2.2M10.2 11.7A7 7 0 0 1 8 12c-2.8 0-5-1.3-6.5-4a9 9 0 0 1 2.6-2.9M2.5 2.5l11 11',
};
export const filter: IconDrawing = { line: 'M2 4h12M4.5 8h7M6.75 12h2.5' };
export const first: IconDrawing = { line: 'M11.5 4 7.5 8l4 4M4.5 4v8' };
export const flag: IconDrawing = { line: 'M3 14.5V1.75M3 2.5h9.5L10.25 5.5l2.25 3H3' };
export const grid: IconDrawing = {
  line: 'M2.25 2.25h4.5v4.5h-4.5zM9.25 2.25h4.5v4.5h-4.5zM2.25 9.25h4.5v4.5h-4.5zM9.25 9.25h4.5v4.5h-4.5z',
};
export const grip: IconDrawing = { dots: 'M5.5 3.5h.01M5.5 8h.01M5.5 12.5h.01M10.5 3.5h.01M10.5 8h.01M10.5 12.5h.01' };
export const handshake: IconDrawing = {
  line: 'M1.5 5 4 3.5l3 1 1-.5 2.5.25L14.5 5v5.25L12 11.5 8.75 13.5 3.5 10.25l-2-.25zM8 4 5.5 7c.8.9 1.9.8 2.75 0L9 6.5l3.5 3.75',
};
export const help: IconDrawing = {
  line: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM6.2 6.4c.1-1.1.8-1.7 1.85-1.7 1 0 1.75.6 1.75 1.55 0 1.4-1.75 1.4-1.75 2.75M8.05 10.58v1.25',
};
export const history: IconDrawing = { line: 'M2.5 8A5.5 5.5 0 1 0 4.2 4L2.5 5.6M2.5 2.5v3.1h3.1M8 5v3.25l2.25 1.5' };
export const hourglass: IconDrawing = { line: 'M3.5 2h9M3.5 14h9M4.5 2v2.5L8 8l3.5-3.5V2M4.5 14v-2.5L8 8l3.5 3.5V14' };
export const keyboard: IconDrawing = {
  line: 'M1.5 4h13v8h-13zM3.38 6.5h1.25M5.88 6.5h1.25M8.38 6.5h1.25M10.88 6.5h1.25M4.75 9.5h6.5',
};
export const last: IconDrawing = { line: 'M4.5 4l4 4-4 4M11.5 4v8' };
export const link: IconDrawing = {
  line: 'M6.75 9.25a2.5 2.5 0 0 0 3.5 0l2.5-2.5a2.5 2.5 0 0 0-3.5-3.5l-.75.75M9.25 6.75a2.5 2.5 0 0 0-3.5 0l-2.5 2.5a2.5 2.5 0 0 0 3.5 3.5l.75-.75',
};
export const list: IconDrawing = { line: 'M5.5 4h8.5M5.5 8h8.5M5.5 12h8.5M1.38 4h1.25M1.38 8h1.25M1.38 12h1.25' };
export const lock: IconDrawing = { line: 'M3 7h10v7H3zM5 7V4.75a3 3 0 0 1 6 0V7M8 9.75v1.5' };
export const mail: IconDrawing = { line: 'M1.75 3.25h12.5v9.5H1.75zM1.75 4l6.25 5 6.25-5' };
export const marker: IconDrawing = {
  line: 'M2 13.75h12M5.25 11.25 4 10l6.75-7.5 2.75 2.5L6.5 11.5zM5.25 11.25l-1.5.75',
};
export const minus: IconDrawing = { line: 'M3 8h10' };
export const money: IconDrawing = {
  line: 'M1.75 4.25h12.5v7.5H1.75zM6.1 8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0ZM4 5.38v1.25M12 9.38v1.25',
};
export const more: IconDrawing = { dots: 'M3.5 8h.01M8 8h.01M12.5 8h.01' };
export const move: IconDrawing = {
  line: 'M8 1.75v12.5M1.75 8h12.5M6 3.75l2-2 2 2M6 12.25l2 2 2-2M3.75 6l-2 2 2 2M12.25 6l2 2-2 2',
};
export const pen: IconDrawing = { line: 'm2.5 13.5.75-3.25 7.6-7.6 2.5 2.5-7.6 7.6zM9.25 4.25l2.5 2.5' };
export const pin: IconDrawing = {
  line: 'M8 14.25s4.75-4.6 4.75-8.1a4.75 4.75 0 0 0-9.5 0c0 3.5 4.75 8.1 4.75 8.1ZM6.4 6.1a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z',
};
export const plane: IconDrawing = {
  line: 'M8 1.75c.8 0 1.1 1 1.1 2v2.5L14.5 10v1.25l-5.4-1.6v2.6l1.6 1.25v.75L8 13.6l-2.7.65v-.75l1.6-1.25v-2.6l-5.4 1.6V10l5.4-3.75v-2.5c0-1 .3-2 1.1-2Z',
};
export const play: IconDrawing = { line: 'M5 3l7.5 5L5 13z' };
export const plus: IconDrawing = { line: 'M8 3v10M3 8h10' };
export const print: IconDrawing = { line: 'M4.5 6V2.25h7V6M4.5 11.5H2.25V6h11.5v5.5H11.5M4.5 9.5h7v4.25h-7z' };
export const qr: IconDrawing = {
  line: 'M2.25 2.25h4.5v4.5h-4.5zM9.25 2.25h4.5v4.5h-4.5zM2.25 9.25h4.5v4.5h-4.5zM9.25 9.25h2v2h-2zM13.75 9.25v2M11.25 13.75h2.5v-1.5M9.25 13.13v1.25',
};
export const receipt: IconDrawing = {
  line: 'M3 1.75h10v12.5l-1.7-1.25L9.7 14.25 8 13l-1.7 1.25L4.7 13 3 14.25zM5.5 5h5M5.5 8h5',
};
export const rotate: IconDrawing = { line: 'M12.75 8A4.75 4.75 0 1 1 11 4.3l1.5 1.45M12.5 2.5v3.25H9.25' };
export const route: IconDrawing = {
  line: 'M1.75 12.25a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0ZM10.75 3.75a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0ZM5.25 12.25h4.5a2.1 2.1 0 0 0 0-4.25h-3.5a2.1 2.1 0 0 1 0-4.25h4.5',
};
export const scale: IconDrawing = { line: 'M8 2v11.5M4.5 13.75h7M3 4h10M3 4 1.25 8.5h3.5zM13 4l-1.75 4.5h3.5z' };
export const seal: IconDrawing = {
  line: 'M3.75 6a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0 -8.5 0ZM6.2 6.1l1.3 1.3 2.4-2.7M5.75 9.75V14L8 12.5 10.25 14V9.75',
};
export const send: IconDrawing = { line: 'M14 2 1.75 6.75l5 2.5 2.5 5zM6.75 9.25 14 2' };
export const settings: IconDrawing = {
  line: 'M5.9 8a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM8 1.75v2M8 12.25v2M1.75 8h2M12.25 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4',
};
export const sort: IconDrawing = { line: 'M5 6l3-3.25L11 6M5 10l3 3.25L11 10' };
export const sortDown: IconDrawing = { line: 'M5 6.5l3 3.25 3-3.25' };
export const sortUp: IconDrawing = { line: 'M5 9.5l3-3.25 3 3.25' };
export const stamp: IconDrawing = {
  line: 'M5.75 7.25C5 6.3 4.9 5.4 5 4.6a3 3 0 0 1 6 0c.1.8 0 1.7-.75 2.65v1.5h3v2.5H2.75v-2.5h3zM2.75 13.75h10.5',
};
export const star: IconDrawing = {
  line: 'M8 1.9l1.85 3.9 4.25.55-3.1 3 .8 4.25L8 11.5l-3.8 2.1.8-4.25-3.1-3 4.25-.55z',
};
export const swap: IconDrawing = { line: 'M2 5.25h11.5M10.5 2.25l3 3-3 3M14 10.75H2.5M5.5 7.75l-3 3 3 3' };
export const truck: IconDrawing = {
  line: 'M1.25 3.75H9.5v7.5H1.25zM9.5 6.25h3l2.25 2.5v2.5H9.5M2.75 11.75a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM10.25 11.75a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z',
};
export const upload: IconDrawing = { line: 'M8 10.5v-8M4.75 5.5 8 2.25 11.25 5.5M2.5 13.25h11' };
export const users: IconDrawing = {
  line: 'M3.6 5.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0ZM1.5 13.25c.3-2.4 1.9-3.6 4.5-3.6s4.2 1.2 4.5 3.6M10.4 3.3a2.4 2.4 0 0 1 0 4.4M11.75 9.9c1.6.4 2.55 1.5 2.75 3.35',
};
export const vessel: IconDrawing = {
  line: 'M1.5 9.75h13l-1.75 3.5H3.5zM3.75 9.75v-3h3v3M6.75 6.75v-2.5h3.5v5.5M10.25 7.25h2.25v2.5M8.5 4.25V2',
};
export const warehouse: IconDrawing = { line: 'M1.75 13.75V5.5L8 2.25l6.25 3.25v8.25M4.5 13.75V8h7v5.75M4.5 10.9h7' };
export const wifi: IconDrawing = {
  line: 'M2 6.25a8.6 8.6 0 0 1 12 0M4.25 8.75a5.4 5.4 0 0 1 7.5 0M6.4 11.2a2.3 2.3 0 0 1 3.2 0M8 12.58v1.25',
};
export const zoomIn: IconDrawing = {
  line: 'M2.75 7a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0 -8.5 0ZM10.2 10.2 14 14M5 7h4M7 5v4',
};
export const zoomOut: IconDrawing = {
  line: 'M2.75 7a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0 -8.5 0ZM10.2 10.2 14 14M5 7h4',
};
