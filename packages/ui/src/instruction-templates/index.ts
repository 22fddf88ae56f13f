export {
  type InstructionTemplate,
  InstructionTemplates,
  type InstructionTemplatesPart,
  type InstructionTemplatesProps,
} from './instruction-templates.tsx';
