export { type ServiceDrawing, type ServiceShape, serviceDrawings } from './drawings.ts';
export { ServiceArt, type ServiceArtProps } from './service-art.tsx';
