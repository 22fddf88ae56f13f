import { readFileSync } from 'node:fs';
import { listFiles } from '../boundaries.mjs';
import { inside, root } from '../tools/root.mjs';
import { lineAt, nodesOf } from '../tools/source.mjs';

const CHECKED =
  /^(?:packages\/ui|apps\/portal)\/src\/(?!i18n\/|art\/|testing\/|.*\.(?:test|stories|css|gen)\.tsx?$|.*\b(?:fixtures?|story-parts|test-dialog)\.tsx?$).*\.tsx?$/;
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
const WORD = /\p{L}{2,}/u;
// A language is called by its own name in every language.
const SAME_EVERYWHERE = new Set(["'中文'"]);

const hasHidden = ({ openingElement }) => openingElement.attributes.some(({ name }) => name?.name === 'aria-hidden');

/**
 * Words that a user reads belong into the catalogues: no text between tags, in a spoken attribute, or in Chinese.
 * Lettering inside a drawing, and what is hidden from a screen reader, is part of a picture.
 */
export function checkTexts() {
  return listFiles(root)
    .filter((path) => CHECKED.test(path))
    .flatMap((path) => {
      const text = readFileSync(inside(path), 'utf8');
      const nodes = nodesOf(path, text);
      const pictures = nodes.filter((node) => node.type === 'JSXElement' && hasHidden(node));
      return nodes
        .filter((node) => isWords(node) && !SAME_EVERYWHERE.has(node.raw))
        .filter(({ start, end }) => !pictures.some((picture) => picture.start <= start && end <= picture.end))
        .map(({ start, end }) => `${path}:${lineAt(text, start)} ${text.slice(start, end).trim().slice(0, 60)}`);
    });
}

function isWords(node) {
  switch (node.type) {
    case 'JSXText':
      return WORD.test(node.value);
    case 'JSXAttribute':
      return SPOKEN.has(node.name.name) && node.value?.type === 'Literal' && WORD.test(String(node.value.value));
    case 'Literal':
    case 'TemplateElement':
      return /\p{Script=Han}/u.test(node.raw ?? node.value.raw);
    default:
      return false;
  }
}
