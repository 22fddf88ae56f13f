export type { UploadFile } from './file-row.tsx';
export type { Limits as UploadLimits } from './limits.ts';
export { Upload, type UploadPart, type UploadProps } from './upload.tsx';
