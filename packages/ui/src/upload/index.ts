export type { UploadFile } from './file-row.tsx';
export { Upload, type UploadProps } from './upload.tsx';
