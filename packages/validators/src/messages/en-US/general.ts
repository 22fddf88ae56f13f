import type { GeneralIssues } from '../../issues/general.ts';

export const general: Record<keyof GeneralIssues, string> = {
  required: 'Cannot be empty',
  'type.text': 'Must be text; a {given} was given',
  agreement: 'Accept the service agreement first',
};
