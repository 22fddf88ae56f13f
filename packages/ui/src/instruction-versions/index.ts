export {
  type AmendedField,
  type InstructionVersion,
  InstructionVersions,
  type InstructionVersionsPart,
  type InstructionVersionsProps,
} from './instruction-versions.tsx';
