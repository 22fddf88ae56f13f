import { warning } from '../issue.ts';
import { type Line, type Piece, readLines } from './cells.ts';
import { type Draft, newDraft, put, settle } from './drafts.ts';
import type { Figure, PastedField } from './fields.ts';
import { type Column, type Heading, headingsOf } from './headings.ts';
import { recogniseAt } from './recognise.ts';
import { type Token, tokensOf, wordsOfLine } from './tokens.ts';
import { plainName } from './units.ts';
import { type PastedCell, shortened, unknownCell } from './value.ts';
import { pieceOf, type Word, wordsOf } from './words.ts';

export interface DraftRow {
  readonly line: number;
  readonly cells: readonly PastedCell[];
}

interface Columns {
  readonly columns: readonly (Column | undefined)[];
  /** the headings were words with blanks between them, not cells */
  readonly asWords: boolean;
}

const TOTALS = new Set('合计 总计 小计 共计 合計 總計 小計 TOTAL TOTALS GRANDTOTAL SUBTOTAL SUM'.split(' '));
const isTotal = ({ raw }: { raw: string }): boolean => TOTALS.has(plainName(raw.slice(0, 16)).replace(/[:：]/g, ''));
const ROW_NUMBER = /^[0-9]{1,4}$/;

const dueSeal = (draft: Draft | undefined): boolean =>
  draft?.filled.has('ctnNo') === true && !draft.filled.has('sealNo');

/** Reads the lines one by one; what is open (columns, a label, a row) carries over to the next. */
export class ListReader {
  readonly rows: DraftRow[] = [];
  readonly headings: PastedCell[] = [];
  readonly rest: PastedCell[] = [];
  /** what the columns meant in rows with all their figures */
  readonly #learned = new Map<number, Figure>();
  #columns: Columns | undefined;
  #draft: Draft | undefined;
  /** the label of the value to come; null is the label of something else */
  #label: Column | null | undefined;
  /** the field that rows begin with */
  #lead: PastedField | undefined;
  #numbered = 0;

  read(text: string): this {
    for (const line of readLines(text)) this.#readLine(line);
    this.#close();
    return this;
  }

  #readLine(line: Line): void {
    const words = wordsOfLine(line);
    const first = line.cells.find(({ raw }) => raw !== '');
    const headings = first && headingsOf(line.cells, words);
    const cells = headings ? undefined : this.#cellsByColumn(line, words);
    if (!first) this.#close();
    else if (headings) this.#readHeadings(headings, line.cells.length === 1);
    else if (isTotal(first) || (words[0] && isTotal(words[0]))) {
      this.#close();
      // A sum is checked elsewhere; here it is no container, and nothing is wrong with it.
      for (const cell of line.cells) if (cell.raw !== '') this.rest.push({ ...cell, issues: [] });
    } else if (cells) this.#readRow(cells, line.line);
    else this.#readWords(words, line);
  }

  /** A line that is no row comes back as its cells; its first one says so. */
  #setAside({ cells }: Line): void {
    const filled = cells.filter(({ raw }) => raw !== '');
    const said = warning('paste.unknown', { text: shortened(filled.map(({ raw }) => raw).join(' ')) });
    for (const [place, cell] of filled.entries()) this.rest.push({ ...cell, issues: place === 0 ? [said] : [] });
  }

  #readHeadings(headings: readonly Heading[], asWords: boolean): void {
    this.#close();
    this.#label = undefined;
    this.#columns = { columns: headings.map(([, column]) => column), asWords };
    for (const [piece, column] of headings) {
      if (piece.raw === '') continue;
      const issues = column ? [] : [warning('paste.unknownColumn', { text: shortened(piece.raw) })];
      this.headings.push({ ...piece, issues });
    }
  }

  /** The cells of a row under headings; undefined when the line does not look like one. */
  #cellsByColumn({ cells }: Line, words: readonly Word[]): readonly Piece[] | undefined {
    if (!this.#columns) return undefined;
    const { columns, asWords } = this.#columns;
    if (cells.length > 1) return columns.length > 1 && cells.length <= columns.length + 1 ? cells : undefined;
    return words.length === columns.length && (asWords || words.length === 1)
      ? words.map((word) => pieceOf([word]))
      : undefined;
  }

  #readRow(cells: readonly Piece[], line: number): void {
    this.#close();
    const draft = newDraft(line);
    for (const [place, cell] of cells.entries()) {
      const column = this.#columns?.columns[place];
      const [field, ...more] = column?.fields ?? [];
      if (cell.raw === '') continue;
      if (field && more.length > 0) this.#readShared(draft, cell, [field, ...more]);
      else if (field) put(draft, cell, field, column?.unit);
      // Under a heading that was not known: said once, of the heading.
      else draft.cells.push(place < (this.#columns?.columns.length ?? 0) ? { ...cell, issues: [] } : unknownCell(cell));
    }
    this.rows.push({ line, cells: settle(draft, this.#learned) });
  }

  /** A cell under a heading such as 箱号/封号 (container and seal number). */
  #readShared(draft: Draft, cell: Piece, fields: readonly PastedField[]): void {
    const words = wordsOf(cell);
    for (let at = 0; at < words.length; ) {
      const known = recogniseAt(words, at, dueSeal(draft));
      const open = fields.filter((field) => !draft.filled.has(field));
      const field = known?.field && open.includes(known.field) ? known.field : open[0];
      const piece = known?.piece ?? pieceOf(words.slice(at, at + 1));
      if (field) put(draft, piece, field);
      else draft.cells.push(unknownCell(piece));
      at += known?.count ?? 1;
    }
  }

  #readWords(words: readonly Word[], line: Line): void {
    const tokens = this.#withoutRowNumber(tokensOf(words, dueSeal(this.#draft)));
    const strong = tokens.some(
      (token) =>
        (token.kind === 'value' && !token.weak) || (token.kind === 'label' && (token.column?.fields.length ?? 0) > 0),
    );
    const values = tokens.some(({ kind }) => kind === 'value');
    const prose = tokens.some(({ kind }) => kind === 'unknown' || kind === 'label');
    // Running text, and what could be anything, begins no row; alone in a line it may go on with one.
    if (!this.#label && !strong && (!this.#draft || !values || prose)) {
      this.#setAside(line);
      return;
    }
    if (this.#draft?.filled.has('ctnNo') && tokens.some((token) => token.kind === 'value' && token.field === 'ctnNo'))
      this.#close();
    for (const token of tokens) this.#readToken(token, line.line);
  }

  /** `1. CSQU3054383 …`: the number of a row is no figure. */
  #withoutRowNumber(tokens: readonly Token[]): readonly Token[] {
    const [first, second] = tokens;
    if (first?.kind !== 'value' || first.field !== undefined || second?.kind !== 'value') return tokens;
    const begins = second.field === 'ctnNo' || second.field === 'ctnTypeName';
    if (!begins || !ROW_NUMBER.test(first.piece.raw) || Number(first.piece.raw) !== this.#numbered + 1) return tokens;
    this.#numbered++;
    this.headings.push({ ...first.piece, issues: [] });
    return tokens.slice(1);
  }

  #readToken(token: Token, line: number): void {
    const label = this.#label;
    if (token.kind === 'label') {
      const { piece } = token;
      const issues = token.column ? [] : [warning('paste.unknownColumn', { text: shortened(piece.raw) })];
      this.headings.push({ ...piece, issues });
      this.#label = token.column && token.column.fields.length > 0 ? token.column : null;
      return;
    }
    this.#label = undefined;
    const draft = this.#draft;
    const known = token.kind === 'value' ? token.field : undefined;
    const strong = token.kind === 'value' && known !== undefined && !token.weak;
    if (label === null && !strong) {
      this.#drop(token.piece, line);
      return;
    }
    const [labelled] = label?.fields ?? [];
    const field = strong ? known : (labelled ?? known);
    if (field) {
      if (!draft?.filled.has(field)) this.#put(token.piece, field, label?.unit);
      else if (field === 'ctnNo' || field === this.#lead || draft.line !== line) {
        this.#close();
        this.#put(token.piece, field, label?.unit);
      } else draft.cells.push(unknownCell(token.piece));
    } else if (token.kind === 'value') this.#open(line).bare.push(token.piece);
    else this.#drop(token.piece, line);
  }

  #put(piece: Piece, field: PastedField, unit: Column['unit']): void {
    put(this.#open(piece.line), piece, field, unit);
    this.#lead ??= field;
  }

  #drop(piece: Piece, line: number): void {
    if (this.#draft?.line === line) this.#draft.cells.push(unknownCell(piece));
    else this.rest.push(unknownCell(piece));
  }

  #open(line: number): Draft {
    this.#draft ??= newDraft(line);
    return this.#draft;
  }

  #close(): void {
    this.#label = undefined;
    if (!this.#draft) return;
    this.rows.push({ line: this.#draft.line, cells: settle(this.#draft, this.#learned) });
    this.#draft = undefined;
  }
}
