import { AS_ASKED } from '@lading/api-client/contract';
import { type Language, say } from '../../messages/say.ts';

/** The reason of an answer: what was written, or by the code what its reader's language says for it. */
export const answerText = (language: Language, reason: string): string =>
  reason === AS_ASKED ? say(language, 'answerAsAsked') : reason;
