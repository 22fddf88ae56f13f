import type { contract, Out } from '@lading/api-client/contract';
import {
  Alert,
  ButtonLink,
  FormErrorSummary,
  FormSheet,
  icons,
  Page,
  SectionRail,
  Split,
  Stack,
  StatusTag,
  useIssueText,
} from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useMemo } from 'react';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import type { FclRate } from '../../../kit/rate-words.ts';
import { useDictionary } from '../../../lists/use-dictionary.ts';
import { sectionsOf } from '../sections.ts';
import { BookingSo } from '../so/booking-so.tsx';
import { BookingBar } from './booking-bar.tsx';
import { BookingDone } from './booking-done.tsx';
import { CameFrom, entryIn, Filled, noteIn } from './booking-progress.tsx';
import { BookingSections } from './booking-sections.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { useFieldName } from './field-name.ts';
import { SECTIONS, sectionId, sectionsFor, useBookingForm } from './form.ts';
import { type Papers, usePapers } from './papers-section.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { PriceRail } from './price-rail.tsx';
import { type Begun, useDraft, type Work } from './use-draft.ts';
import { usePrice } from './use-price.ts';
import { useSending } from './use-sending.ts';

type Info = Out<typeof contract.order.bookingInfo>;

interface BookingDeskProps {
  begun: Begun;
  /** what is known of one that is there */
  info: Info | undefined;
  sections: string | undefined;
  onNumber?(bookingId: number): void;
  Credit?: ComponentType | undefined;
}

const CHINA = 'Asia/Shanghai';
const dayIn = (zone: string, now: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);
const nothing = () => undefined;

/** What the rules have to know beside what is written. */
function useFacts(work: Work, papers: Papers, info: Info | undefined, rate: FclRate | undefined) {
  const today = dayIn(info?.zone ?? CHINA, useNow());
  const cyClose = info?.cutoffs.find(({ code }) => code === 'FCO')?.time ?? rate?.cutoffs.cy ?? undefined;
  const weightLimit = rate?.weightLimit ?? undefined;
  const kinds = papers.all
    .filter(({ fileId }) => work.draft.papers.fileIds.includes(fileId))
    .map(({ kind }) => kind)
    .join();
  return useMemo(
    () => ({
      today,
      cyClose,
      weightLimit,
      papers: [
        ...(kinds.includes('packingInvoice') ? (['invoice'] as const) : []),
        ...(kinds.includes('customs') ? (['mandate'] as const) : []),
      ],
    }),
    [today, cyClose, weightLimit, kinds],
  );
}

/** The desk, or another device, has written meanwhile. */
function useFollowed(follow: Work['follow'], info: Info | undefined) {
  useEffect(() => {
    if (info?.route && info.parties && info.cargo && info.equipment && info.services && info.papers) {
      const { revision, route, parties, cargo, equipment, services } = info;
      follow({ revision, draft: { route, parties, cargo, equipment, services, papers: info.papers } });
    }
  }, [info, follow]);
}

/** Leads to the first section that is asked for, when the page is opened. */
function useOpened(sections: string | undefined) {
  useEffect(() => {
    const [first = 1] = sections ? sectionsOf(sections) : [1];
    if (first > 1) document.getElementById(sectionId(SECTIONS[first - 1] ?? 'route'))?.scrollIntoView();
  }, [sections]);
}

/** What it costs, beside it; in words where nothing is known of that. */
function Price({ price, info, zone }: { price: ReturnType<typeof usePrice>; info: Info | undefined; zone: string }) {
  const text = useText();
  const types = useDictionary('ctnType');
  const { cost, rate, offer, frozen, busy, error } = price;
  if (!cost) return <Alert kind="info">{text(error ? 'booking.rateGone' : 'booking.noRate')}</Alert>;
  return (
    <PriceRail
      cost={cost}
      rate={rate}
      carrier={offer && [offer.title, offer.service].filter(Boolean).join(' ')}
      types={types.status === 'ready' ? types.data : []}
      cutoffs={info?.cutoffs ?? []}
      zone={zone}
      frozen={frozen}
      busy={busy}
    />
  );
}

/** The form of a booking beside its price, with what is said of it and the ways on. */
export function BookingDesk({ begun, info, sections, onNumber = nothing, Credit }: BookingDeskProps) {
  const text = useText();
  const say = useIssueText();
  const router = useRouter();
  const work = useDraft(begun, (bookingId) => {
    onNumber(bookingId);
    void router.navigate({ to: '/booking', search: { bookingId }, replace: true, resetScroll: false });
  });
  const nameOf = useFieldName(work.draft.route.mode);
  const papers = usePapers(work.bookingId);
  const readOnly = info !== undefined && !info.open;
  const price = usePrice(work.draft, readOnly ? begun.bookingId : undefined);
  const sending = useSending(work, { token: price.rate?.priceToken ?? '', told: price.cost?.predicted ?? undefined });
  const zone = info?.zone ?? CHINA;
  const facts = useFacts(work, papers, info, price.rate);
  const form = useBookingForm(work, facts, info?.returned ?? [], false);

  useFollowed(work.follow, info);
  const opened = sectionsOf(sections);
  useOpened(sections);

  if (sending.sent) return <BookingDone sent={sending.sent} />;

  const submit = async () => {
    form.showAll();
    if (form.errors.length > 0) {
      document.getElementById(form.errors[0]?.path ?? '')?.focus();
      return;
    }
    await sending.send();
  };
  const shown = sectionsFor(work.draft.route.mode).filter(
    (section) => readOnly || opened.includes(SECTIONS.indexOf(section) + 1),
  );
  return (
    <Page
      title={info ? text('booking.titleOf', { no: info.bookingNo }) : text('booking.new')}
      meta={
        info ? (
          <StatusTag tone={readOnly ? 'info' : 'neutral'} glyph={readOnly ? icons.circleHalf : icons.circle}>
            {info.orderStatusName}
          </StatusTag>
        ) : (
          <StatusTag tone="neutral" glyph={icons.circle}>
            {text('booking.draft')}
          </StatusTag>
        )
      }
      actions={!readOnly && <ButtonLink href="/booking/templates">{text('booking.useTemplate')}</ButtonLink>}
    >
      {readOnly && <Alert kind="info">{text('booking.readOnly', { state: info.orderStatusName })}</Alert>}
      {info && info.reason !== '' && !readOnly && (
        <Alert kind="warning" title={text('booking.returned', { count: info.returned.length })}>
          {info.reason}
        </Alert>
      )}
      {!readOnly && Credit && <Credit />}
      {work.clashes.length > 0 && (
        <ClashPanel clashes={work.clashes} by={work.clashBy} mode={work.draft.route.mode} onSettle={work.settle} />
      )}
      {sending.failure && (
        <Alert kind="danger" live="assertive" title={text('booking.notSent')}>
          {sending.failure}
        </Alert>
      )}
      <SectionRail
        label={text('booking.sections')}
        sections={shown.map((section) => ({
          id: sectionId(section),
          label: text(`booking.section.${section}`),
          ...(!readOnly && entryIn(form, text, section)),
        }))}
        head={!readOnly && <Filled form={form} sections={shown} />}
        foot={price.rate && <CameFrom rate={price.rate} />}
      >
        <Split narrow="end" slim>
          <Stack>
            {!readOnly && form.errors.some(({ path }) => form.at(path).error) && (
              <FormErrorSummary
                errors={form.errors
                  .filter(({ path }) => form.at(path).error)
                  .map((issue) => ({ id: issue.path, label: nameOf(issue.path), message: say(issue) }))}
              />
            )}
            {!readOnly && <BookingSo form={form} bookingId={work.bookingId} />}
            <FormSheet
              sections={shown.map((section) => ({
                id: sectionId(section),
                title: text(`booking.section.${section}`),
                ...(!readOnly && noteIn(form, text, section)),
                children: (
                  <BookingSections
                    section={section}
                    form={form}
                    readOnly={readOnly}
                    papers={papers}
                    rate={price.rate}
                    offer={price.offer}
                    bookingId={work.bookingId}
                  />
                ),
              }))}
            />
          </Stack>
          <Price price={price} info={info} zone={zone} />
        </Split>
      </SectionRail>
      <BookingBar
        work={work}
        form={form}
        info={info}
        readOnly={readOnly}
        total={price.cost?.predicted ?? null}
        pending={sending.pending || price.waiting}
        onSubmit={() => void submit()}
      />
      {sending.repriced && (
        <PriceDialog
          price={sending.repriced}
          pending={sending.pending}
          onAccept={() => void sending.accept()}
          onClose={sending.keep}
        />
      )}
    </Page>
  );
}
