import { Field, PaperFields, SegmentedControl, TextField, useIssueText } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { localDate } from '@lading/validators/record';
import { VGM_LENGTHS, VGM_METHODS, type VgmHead, vgmHeadIssues } from '@lading/validators/vgm';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';

interface HeadProps {
  head: VgmHead;
  today: string;
  readOnly: boolean;
  onWrite(part: Partial<VgmHead>): void;
}

const NAMES = ['responsible', 'signatory', 'phone', 'weighingParty'] as const;

/** As on the paper that is printed: who declares all containers, by whom and when they were weighed. */
export function VgmHeadFields({ head, today, readOnly, onWrite }: HeadProps) {
  const text = useText();
  const say = useIssueText();
  // What is missing is said once a field was left.
  const [left, setLeft] = useState<readonly string[]>([]);
  const issues = vgmHeadIssues(head, { today });
  const found = (name: string) => {
    const issue = issues.find(({ path }) => path === `head.${name}`);
    return issue && (issue.code !== 'required' || left.includes(name)) ? issue : undefined;
  };
  const leave = (name: string) => setLeft((before) => (before.includes(name) ? before : [...before, name]));
  const day = found('weighedOn');
  return (
    <PaperFields
      label={text('declaration.head')}
      cells={[
        ...NAMES.map((name) => {
          const issue = found(name);
          return {
            id: name,
            span: name === 'responsible' ? (2 as const) : undefined,
            field: (
              <TextField
                label={text(`declaration.field.${name}`)}
                mono
                required={name !== 'phone'}
                readOnly={readOnly}
                maxLength={VGM_LENGTHS[name]}
                value={head[name]}
                error={issue && say(issue)}
                suggestions={issue?.suggestions}
                onSuggest={(value) => onWrite({ [name]: value })}
                onBlur={() => leave(name)}
                onChange={({ target }) => onWrite({ [name]: target.value })}
              />
            ),
          };
        }),
        {
          id: 'weighedOn',
          field: (
            <DatePicker
              label={text('declaration.field.weighedOn')}
              required
              readOnly={readOnly}
              value={head.weighedOn}
              error={day && say(day)}
              onBlur={() => leave('weighedOn')}
              onChange={(weighedOn) => onWrite({ weighedOn: localDate.is(weighedOn) ? weighedOn : '' })}
            />
          ),
        },
        {
          id: 'method',
          span: 2,
          field: (
            <Field label={text('declaration.field.method')} group>
              {() => (
                <SegmentedControl
                  label={text('declaration.field.method')}
                  readOnly={readOnly}
                  value={head.method}
                  options={VGM_METHODS.map((value) => ({ value, label: text(`declaration.method.${value}`) }))}
                  onChange={(method) => onWrite({ method: method === 'SM1' ? 'SM1' : 'SM2' })}
                />
              )}
            </Field>
          ),
        },
      ]}
    />
  );
}
