import { icons, TextField } from '@lading/ui';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';

/** A change of the words waits until the typing stops. */
const TYPING = 400;

interface KeywordFieldProps {
  hint: string;
  /** as the address says it */
  keyword: string | undefined;
  onChange(keyword: string | undefined): void;
}

/** The words a list is searched for. What was typed stays while the address follows; another address brings its own words. */
export function KeywordField({ hint, keyword, onChange }: KeywordFieldProps) {
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
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      told.current = value.trim() || undefined;
      onChange(told.current);
    }, TYPING);
  };
  return (
    <TextField
      ref={field}
      type="search"
      icon={icons.search}
      label={text('list.keyword')}
      placeholder={hint}
      defaultValue={keyword}
      maxLength={200}
      onChange={type}
    />
  );
}
