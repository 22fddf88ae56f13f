import { act, render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useValues } from './use-values.ts';

const defaultValues = { port: 'CNSHA', seal: '', lines: [{ marks: 'N/M' }] };

function useRead(...names: string[]) {
  const methods = useForm<FieldValues>({ defaultValues });
  const read = useValues(methods);
  return { methods, read, said: names.map(read) };
}

it('gives another function for a change of what was read, and for no other', () => {
  const { result } = renderHook(() => useRead('port'));
  const { read, methods } = result.current;
  act(() => methods.setValue('seal', 'CN1'));
  expect(result.current.read).toBe(read);
  act(() => methods.setValue('port', 'NLRTM'));
  expect(result.current.read).not.toBe(read);
  expect(result.current.said).toEqual(['NLRTM']);
});

it('hears of a part of what was read, of the whole of it and of a reset', () => {
  const { result } = renderHook(() => useRead('lines', 'lines.0.marks'));
  const { methods } = result.current;
  act(() => methods.setValue('lines.0.marks', 'HAOYU'));
  expect(result.current.said).toEqual([[{ marks: 'HAOYU' }], 'HAOYU']);
  act(() => methods.setValue('lines', [{ marks: 'KX' }]));
  expect(result.current.said).toEqual([[{ marks: 'KX' }], 'KX']);
  act(() => methods.reset());
  expect(result.current.said).toEqual([[{ marks: 'N/M' }], 'N/M']);
});

it('says what an effect of a child set before anybody listened', () => {
  const First = ({ methods }: { methods: UseFormReturn }) => {
    useEffect(() => methods.setValue('port', 'NLRTM'), [methods]);
    return null;
  };
  const Page = () => {
    const { methods, said } = useRead('port');
    return (
      <>
        <First methods={methods} />
        <output>{String(said)}</output>
      </>
    );
  };
  render(<Page />);
  expect(screen.getByRole('status').textContent).toBe('NLRTM');
});
