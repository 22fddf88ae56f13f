export { Procedure, type ProcedurePart, type ProcedureProps, type ProcedureStep } from './procedure.tsx';
