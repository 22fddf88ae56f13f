// Prints every kind of letter in both languages as JSON: the stories of the mails are made of it.
import { sampleLetters } from './sample-letters.ts';

const LANGUAGES = ['zh-CN', 'en-US'] as const;
process.stdout.write(JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, sampleLetters(one)]))));
