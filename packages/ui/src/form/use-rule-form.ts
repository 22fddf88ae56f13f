import { recordResolver, type Source } from '@lading/validators/form';
import type { Fields, RecordSpec, RecordValue } from '@lading/validators/record';
import { type BaseSyntheticEvent, useEffect, useId, useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { HeldRef } from '../foundations/held-ref.ts';
import { useLocale, useText } from '../i18n/provider.tsx';
import { preloadIssueTexts } from '../i18n/rules.ts';
import {
  type Finding,
  isComposing,
  type RuleFieldProps,
  type RuleValueProps,
  saidOf,
  staysInGroup,
  typeRepair,
} from './field-props.ts';
import type { SummaryEntry } from './form-error-summary.tsx';
import { isRequired, labelName, type RuleFormLabels, rowOf } from './found.ts';
import { goTo } from './go-to.ts';
import { useFindings } from './use-findings.ts';
import { useValues } from './use-values.ts';

export interface RuleFormOptions<F extends Fields> {
  /** a record spec or a schema of `@lading/validators`; declare it outside of the component */
  record: Source<F>;
  /** the word of each field, in the order they stand on the page */
  labels: RuleFormLabels<F>;
  defaultValues: DefaultValues<RecordValue<F>>;
  /** sends the record; the form counts as being sent until the promise is settled. What it throws is the owner's to catch. */
  onSubmit(values: RecordValue<F>): unknown;
}

export interface RuleForm<V extends FieldValues> {
  /** label, events and messages of a field with a native control */
  fieldProps(name: FieldPath<V>): RuleFieldProps;
  /** the same for a field that gets its value and gives the next one */
  valueProps<N extends FieldPath<V>>(name: N): RuleValueProps<FieldPathValue<V, N>>;
  /** the id for a control of the owner's own, so that the summary leads to it */
  idOf(name: FieldPath<V>): string;
  /** for `Form` */
  formProps: { onSubmit(event?: BaseSyntheticEvent): void };
  /** for `FormErrorSummary`; without one the first wrong field takes the focus */
  summaryProps: { ref: HeldRef<HTMLElement>; errors: SummaryEntry[]; warnings: SummaryEntry[] };
  /** it is being sent; another attempt is passed over */
  submitting: boolean;
  /** the rest of react-hook-form: `setError` for what the server refuses, `watch`, `reset`, `control` for lists */
  methods: UseFormReturn<V>;
}

/** The form of a record nothing is known of. */
interface Untyped extends Omit<RuleForm<FieldValues>, 'valueProps'> {
  valueProps(name: string): RuleValueProps<unknown>;
}

/** The resolver of a record that answers when there are words for its answer. */
function useResolver<F extends Fields>(record: Source<F>): Resolver<FieldValues> {
  const locale = useLocale();
  return useMemo(() => {
    const resolve = recordResolver<F, FieldValues>(record);
    return async (...asked) => {
      const answer = await resolve(...asked);
      if (Object.keys(answer.errors).length > 0) await preloadIssueTexts(locale);
      return answer;
    };
  }, [record, locale]);
}

/** Sends once at a time; `begin` runs before each attempt. */
function useSending(send: (event?: BaseSyntheticEvent) => Promise<void>, begin: () => void) {
  const sending = useRef(false);
  return (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    // A form in a dialog of this form is inside it for React.
    event?.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    begin();
    void send(event).finally(() => {
      sending.current = false;
    });
  };
}

/** After an attempt that failed, puts the focus on the summary, or into the first wrong field. */
function useFocusAfter(attempts: number, firstId: string | undefined): HeldRef<HTMLElement> {
  const summary = useRef<HTMLElement>(null);
  const first = useRef(firstId);
  useEffect(() => {
    first.current = firstId;
  }, [firstId]);
  useEffect(() => {
    if (attempts === 0 || first.current === undefined) return;
    if (summary.current) summary.current.focus();
    else goTo(first.current);
  }, [attempts]);
  return summary;
}

/**
 * A form that asks the rules of a record: of a field once it is left, of all fields when it is sent, of none while an input method
 * puts a word together. What is said goes away as soon as it is no longer true, and what was typed always stays.
 */
export function useRuleForm<F extends Fields>(options: RuleFormOptions<F>): RuleForm<RecordValue<F>> {
  const { record, defaultValues, onSubmit } = options;
  const labels: Readonly<Record<string, string>> = options.labels;
  const text = useText();
  const formId = useId();
  // The names and values of a record that is not known yet are beyond the compiler; the types of the answer hold them.
  const methods = useForm({
    resolver: useResolver(record),
    defaultValues: defaultValues as DefaultValues<FieldValues>,
    // When to ask is decided here: react-hook-form knows nothing of input methods.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const read = useValues(methods);
  const { isSubmitting, submitCount } = methods.formState;
  const { wrong, doubtful, leave, change, askAll } = useFindings(methods, record, Object.keys(labels));
  const idOf = (name: string): string => `${formId}-${name}`;
  const set = (name: string, value: unknown) => {
    methods.setValue(name, value, { shouldDirty: true, shouldTouch: true });
    change(name);
  };

  const named = (name: string, onSuggest: (value: string) => void) => {
    const of = (all: readonly Finding[]) => all.find((one) => one.name === name);
    return {
      id: idOf(name),
      name,
      label: labels[labelName(name)] ?? name,
      required: isRequired('record' in record ? record.record : (record as RecordSpec), name),
      ...saidOf(of(wrong), of(doubtful), onSuggest),
    };
  };
  const fieldProps = (name: string): RuleFieldProps => {
    const { ref, onChange, onBlur } = methods.register(name);
    return {
      ...named(name, (value) => typeRepair(idOf(name), value) || set(name, value)),
      ref,
      onChange: (event) => {
        void onChange(event);
        if (!isComposing(event)) change(name);
      },
      onCompositionEnd: () => change(name),
      onBlur: (event) => {
        void onBlur(event);
        if (!staysInGroup(event)) leave(name);
      },
    };
  };
  const valueProps = (name: string): RuleValueProps<unknown> => {
    methods.register(name);
    const put = (value: unknown) => set(name, value);
    return { ...named(name, put), value: read(name), onChange: put, onBlur: () => leave(name) };
  };
  const entryOf = ({ name, words }: Finding): SummaryEntry => {
    const label = labels[labelName(name)];
    const row = rowOf(name);
    return {
      ...(name !== '' && { id: idOf(name), name }),
      label: label && row !== undefined ? text('form.row', { label, row }) : label,
      message: words,
    };
  };
  // Before an attempt to send, the fields say it themselves.
  const entries = (all: readonly Finding[]) => (submitCount > 0 ? all.map(entryOf) : []);
  const send = methods.handleSubmit(async (values) => void (await onSubmit(values as RecordValue<F>)));
  const form: Untyped = {
    fieldProps,
    valueProps,
    idOf,
    formProps: { onSubmit: useSending(send, askAll) },
    summaryProps: {
      ref: useFocusAfter(submitCount, wrong[0] && idOf(wrong[0].name)),
      errors: entries(wrong),
      warnings: entries(doubtful),
    },
    submitting: isSubmitting,
    methods,
  };
  return form as unknown as RuleForm<RecordValue<F>>;
}
