export {
  type GateItem,
  type GateState,
  InstructionGate,
  type InstructionGatePart,
  type InstructionGateProps,
} from './instruction-gate.tsx';
export { InstructionRules, type InstructionRulesProps, type RulesChoice } from './instruction-rules.tsx';
export { InstructionState, type InstructionStatePart, type InstructionStateProps } from './instruction-state.tsx';
