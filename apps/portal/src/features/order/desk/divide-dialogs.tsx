import { contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, Dialog, FormRow, Stack, Text, TextField } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { useLanguageName } from '../../../kit/language-name.ts';
import { useDictionary } from '../../../lists/use-dictionary.ts';

const { splitBooking, mergeBookings } = contract.order;
type Booking = Out<typeof contract.order.bookingById>;

interface DialogProps {
  booking: Booking;
  onClose(): void;
}

const whole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : 0);

/** Some of the boxes and goods into a booking of their own. */
function Split({ booking: { bookingId, revision, draft }, onClose }: DialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(splitBooking);
  const [sending] = useState(() => crypto.randomUUID());
  const [boxes, setBoxes] = useState<readonly string[]>(() => draft.equipment.boxes.map(() => ''));
  const [goods, setGoods] = useState(() => draft.cargo.goods.map(() => ({ number: '', weight: '', volume: '' })));
  const [failure, setFailure] = useState('');
  const types = useDictionary('ctnType');
  const nameOf = useLanguageName();
  const typeOf = (id: number | null) => {
    const known = types.status === 'ready' ? types.data.find((one) => one.id === id) : undefined;
    return known ? nameOf(known) : text('bookings.box');
  };
  const put = (line: number, change: Partial<(typeof goods)[number]>) =>
    setGoods(goods.map((one, at) => (at === line ? { ...one, ...change } : one)));
  const send = async () => {
    const taken = boxes.flatMap((count, line) => (whole(count) > 0 ? [{ line, count: whole(count) }] : []));
    const along = goods.flatMap(({ number, weight, volume }, line) =>
      whole(number) > 0 ? [{ line, number: whole(number), weight: weight.trim(), volume: volume.trim() }] : [],
    );
    if (taken.length === 0) return setFailure(text('bookings.splitNeeds'));
    const known = revision > 0 ? { revision } : {};
    const sent = await run({ bookingId, ...known, boxes: taken, goods: along, requestId: sending });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('bookings.splitDone', { no: sent.data.bookingNo }) });
    onClose();
  };
  return (
    <Dialog
      size="message"
      open
      title={text('bookings.split')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('booking.notNow')}</Button>
          <Button variant="primary" loading={pending} onClick={() => void send()}>
            {text('bookings.split')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text tone="secondary">{text('bookings.splitHint')}</Text>
        {draft.equipment.boxes.map((box, line) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place
            key={line}
            label={text('bookings.splitBoxes', { line: line + 1, count: box.count ?? 0, type: typeOf(box.ctnType) })}
            inputMode="numeric"
            value={boxes[line] ?? ''}
            onChange={({ target }) => setBoxes(boxes.map((one, at) => (at === line ? target.value : one)))}
          />
        ))}
        {draft.cargo.goods.map((one, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place
          <Stack key={line} gap="xs" role="group" aria-label={one.goodsEn || one.goodsCn}>
            <Text>
              {text('bookings.splitGoods', {
                goods: one.goodsEn || one.goodsCn,
                number: one.number ?? 0,
                weight: one.weight || '0',
                volume: one.volume || '0',
              })}
            </Text>
            <FormRow>
              {(['number', 'weight', 'volume'] as const).map((name) => (
                <TextField
                  key={name}
                  label={text(`booking.${name}`)}
                  inputMode="decimal"
                  value={goods[line]?.[name] ?? ''}
                  onChange={({ target }) => put(line, { [name]: target.value })}
                />
              ))}
            </FormRow>
          </Stack>
        ))}
        {failure && (
          <Text tone="danger" role="alert">
            {failure}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** Another booking of the same sailing into this one. */
function Merge({ booking: { bookingId, bookingNo }, onClose }: DialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(mergeBookings);
  const [sending] = useState(() => crypto.randomUUID());
  const [otherNo, setOtherNo] = useState('');
  const [failure, setFailure] = useState('');
  const send = async () => {
    const sent = await run({ bookingId, otherNo: otherNo.trim(), requestId: sending });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('bookings.mergeDone', { no: otherNo.trim() }) });
    onClose();
  };
  return (
    <Dialog
      size="confirm"
      open
      title={text('bookings.merge')}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('booking.notNow')}</Button>
          <Button variant="primary" loading={pending} disabled={otherNo.trim() === ''} onClick={() => void send()}>
            {text('bookings.merge')}
          </Button>
        </>
      }
    >
      <TextField
        label={text('bookings.mergeNo')}
        hint={text('bookings.mergeHint', { no: bookingNo })}
        mono
        error={failure || undefined}
        value={otherNo}
        onChange={({ target }) => setOtherNo(target.value.toUpperCase())}
      />
    </Dialog>
  );
}

export function DivideDialogs({ asking, ...props }: DialogProps & { asking: 'split' | 'merge' }) {
  return asking === 'split' ? <Split {...props} /> : <Merge {...props} />;
}
