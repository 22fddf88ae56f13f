export {
  cellOf,
  RoleMatrix,
  type RoleMatrixGroup,
  type RoleMatrixProps,
  type RoleMatrixRole,
} from './role-matrix.tsx';
