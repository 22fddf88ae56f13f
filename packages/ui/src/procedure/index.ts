export { Procedure, type ProcedureProps, type ProcedureStep } from './procedure.tsx';
