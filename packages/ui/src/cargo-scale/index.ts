export {
  CargoScale,
  type CargoScalePart,
  type CargoScaleProps,
  type ScaleBox,
  type ScaleWeight,
} from './cargo-scale.tsx';
