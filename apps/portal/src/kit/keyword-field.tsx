import { icons, TextField } from '@lading/ui';
import { type ChangeEvent, type ClipboardEvent, useEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';

/** A change of the words waits until the typing stops. */
const TYPING = 400;

interface KeywordFieldProps {
  hint: string;
  /** as the address says it */
  keyword: string | undefined;
  /** characters it takes, 200 unless said */
  most?: number | undefined;
  onChange(keyword: string | undefined): void;
}

/** The words a list is searched for. What was typed stays while the address follows; another address brings its own words. */
export function KeywordField({ hint, keyword, most = 200, onChange }: KeywordFieldProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(keyword);
  useEffect(() => {
    if (told.current === keyword) return;
    clearTimeout(timer.current);
    told.current = keyword;
    if (field.current) field.current.value = keyword ?? '';
  }, [keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (value: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      told.current = value.trim() || undefined;
      onChange(told.current);
    }, TYPING);
  };
  // Lines of a sheet: a field of one line would write them together without a gap.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const lines = pasted.split(/[\r\n\t]+/).filter((line) => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    const input = event.currentTarget;
    const { value, selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    input.setRangeText(lines.join(' ').slice(0, most - value.length + end - start), start, end, 'end');
    tell(input.value);
  };
  return (
    <TextField
      ref={field}
      type="search"
      icon={icons.search}
      label={text('list.keyword')}
      placeholder={hint}
      defaultValue={keyword}
      maxLength={most}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => tell(currentTarget.value)}
      onPaste={paste}
    />
  );
}
