/** One thing that was said. */
export interface ChatMessageItem {
  readonly id: number;
  readonly author: string;
  readonly side: 'customer' | 'staff';
  readonly mine: boolean;
  readonly text: string;
  /** an instant with its offset */
  readonly at: string;
  readonly file?: { readonly name: string } | undefined;
}

/** How far somebody else has read. */
export interface ChatRead {
  readonly author: string;
  readonly lastId: number;
}

/** What of it has a name of its own. */
export type ChatPanelPart = 'log' | 'message' | 'author' | 'text' | 'read' | 'composer' | 'empty';
