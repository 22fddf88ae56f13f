export {
  type ClashedField,
  InstructionClash,
  type InstructionClashPart,
  type InstructionClashProps,
} from './instruction-clash.tsx';
