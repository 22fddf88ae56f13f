import { useRef } from 'react';
import { TextButton } from '../link/text-button.tsx';

interface PickFileProps {
  /** what stands on it, and what is said of it */
  children: string;
  label: string;
  accept?: string | undefined;
  disabled: boolean;
  onPick: (files: File[]) => void;
}

/** A button that lets the reader choose a file. */
export function PickFile({ children, label, accept, disabled, onPick }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextButton aria-label={label} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </TextButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
}
