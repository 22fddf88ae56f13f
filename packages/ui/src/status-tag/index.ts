export { StatusTag, type StatusTagProps, type Tone } from './status-tag.tsx';
