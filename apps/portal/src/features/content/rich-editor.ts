import { Editor, getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { DOMParser } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import purify from 'dompurify';
import type { OpenPicture } from './use-pictures.ts';

const TAGS =
  'p br h1 h2 h3 h4 strong b em i u s del code pre a ul ol li blockquote hr table thead tbody tr th td div span img';
const ATTRIBUTES = ['href', 'alt', 'title', 'colspan', 'rowspan', 'start'];

/**
 * HTML as nodes, without a sink that the policy against markup of text refuses. A picture stands under another name, or the browser would
 * fetch it by itself and without the session; those of other sites are left out, since only uploads are shown.
 */
function nodesOf(html: string): DocumentFragment {
  const named = html.replace(/<img([^>]*?) src="(\/files\/content\/[^"]*)"/g, '<img$1 title="$2"');
  // What is never kept is left out before anybody reads it, or the policy would report each of them.
  const quiet = named.replace(/\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
  const nodes = purify.sanitize(quiet, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const picture of nodes.querySelectorAll('img:not([title^="/files/content/"])')) picture.remove();
  return nodes;
}

/** A picture that is fetched with the session while nobody else may see it. */
const sessionImage = (open: OpenPicture) =>
  Image.extend({
    addAttributes() {
      const address = (picture: HTMLElement) => picture.getAttribute('title');
      return { src: { default: null, parseHTML: address }, alt: { default: '' } };
    },
    parseHTML: () => [{ tag: 'img[title]' }],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img');
        dom.alt = String(node.attrs['alt'] ?? '');
        open(String(node.attrs['src'])).then(
          (url) => {
            dom.src = url;
          },
          () => undefined,
        );
        return { dom };
      },
  });

const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

const extensionsWith = (open: OpenPicture) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https' },
    trailingNode: false,
  }),
  sessionImage(open),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

/** What is pasted or dropped from outside is taken by the same rules as what is loaded. */
function takeFromOutside(editor: Editor, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return false;
  const { state } = editor;
  const slice = DOMParser.fromSchema(state.schema).parseSlice(nodesOf(html), { preserveWhitespace: false });
  editor.view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}

interface Editing {
  readonly element: HTMLElement;
  readonly html: string;
  readonly open: OpenPicture;
}

/** An editor of an article in `element`. */
export function richEditor({ element, html, open }: Editing): Editor {
  const extensions = extensionsWith(open);
  const editor: Editor = new Editor({
    element,
    extensions,
    // As a document: a text, even an empty one, would be read by a sink that the policy refuses.
    content: DOMParser.fromSchema(getSchema(extensions)).parse(nodesOf(html)).toJSON(),
    // Its stylesheet would need the nonce; the frame has what it says.
    injectCSS: false,
    editorProps: {
      handleDOMEvents: {
        paste(_view, event) {
          const taken = takeFromOutside(editor, event.clipboardData);
          if (taken) event.preventDefault();
          return taken;
        },
        drop(view, event) {
          // What comes from the text itself is moved by the editor.
          if (view.dragging) return false;
          const taken = takeFromOutside(editor, event.dataTransfer);
          if (taken || event.dataTransfer?.files.length) event.preventDefault();
          return taken || Boolean(event.dataTransfer?.files.length);
        },
      },
    },
  });
  return editor;
}
