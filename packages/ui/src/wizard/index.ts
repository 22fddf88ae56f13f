export { Wizard, type WizardPart, type WizardProps } from './wizard.tsx';
export type { StepAnswer, WizardStep } from './wizard-step.ts';
