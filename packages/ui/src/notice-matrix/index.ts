export { type NoticeLine, NoticeMatrix, type NoticeMatrixProps, type NoticeWay } from './notice-matrix.tsx';
