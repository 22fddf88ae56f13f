import { type Language, useFormat, useLanguage, writtenPlace } from '@lading/ui';
import { useMemo } from 'react';
import { type PortalText, useText } from '../../i18n/text.ts';
import type { Call, Saying, Trace, TraceMilestone } from './voyage.ts';
import { seaOf } from './voyage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, as people say it. */
export function ageOf(text: PortalText, at: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(at));
  if (ago < MINUTE) return text('tracking.age.now');
  if (ago < HOUR) return text('tracking.age.minutes', { count: Math.floor(ago / MINUTE) });
  if (ago < 2 * DAY) return text('tracking.age.hours', { count: Math.floor(ago / HOUR) });
  return text('tracking.age.days', { count: Math.floor(ago / DAY) });
}

/** `11-23 14:00` of a moment as it is written, by the clock of its place. */
export const clockOf = (at: string): string => `${at.slice(5, 10)} ${at.slice(11, 16)}`;

const placeName = (language: Language, { nameCn, nameEn }: Call) => (language === 'zh-CN' ? nameCn : nameEn);

/** Who said something, and how old that is; of what is expected always, of what happened where it is asked for. */
function noteOf(text: PortalText, milestone: TraceMilestone, now: number, all: boolean): string | undefined {
  const { boxes, vessel, voyage, code, classifier, facility, source, receivedAt } = milestone;
  const ship = code === 'departed' || code === 'transLoaded' ? [vessel, voyage].filter(Boolean).join(' / ') : '';
  const said = text('tracking.said', { source: text(`tracking.source.${source}`), age: ageOf(text, receivedAt, now) });
  const parts = [
    ship,
    boxes && boxes.done < boxes.of ? text('tracking.boxesDone', { done: boxes.done, of: boxes.of }) : '',
    all ? facility : '',
    all || classifier === 'EST' ? said : '',
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** What a voyage says in the language of the page. */
export function useVoyageWords(now: number, sources = false) {
  const text = useText();
  const language = useLanguage();
  const { minute } = useFormat();
  return useMemo(() => {
    const place = (call: Call) => placeName(language, call);
    const say: Saying = {
      place,
      note: (milestone) => noteOf(text, milestone, now, sources),
      named({ code, classifier }, call) {
        if (code === 'transArrived' && call?.role === 'pass') return text('tracking.event.passArrived');
        if (code === 'transDeparted') return text('tracking.event.departed');
        const expected = (code === 'arrived' || code === 'departed') && classifier !== 'ACT';
        return text(expected ? `tracking.expected.${code}` : `tracking.event.${code}`);
      },
    };
    const fresh = ({ freshness }: Trace): string =>
      freshness.at && freshness.source
        ? text('tracking.said', {
            source: text(`tracking.source.${freshness.source}`),
            age: ageOf(text, freshness.at, now),
          })
        : text('tracking.never');
    const positionLines = ({ at, speed, time }: NonNullable<Trace['position']>): string[] => [
      [writtenPlace([at[0] ?? 0, at[1] ?? 0]), speed ? `${speed.toFixed(1)} kn` : text('tracking.moored')].join(' · '),
      text('tracking.positionOf', { time: minute(time).slice(5), age: ageOf(text, time, now) }),
    ];
    const whereabouts = ({ position, percent }: Trace): string | undefined =>
      position
        ? text('tracking.whereabouts', { sea: text(`tracking.sea.${seaOf(position.at)}`), percent: percent ?? 0 })
        : undefined;
    return { say, place, fresh, positionLines, whereabouts };
  }, [text, language, minute, now, sources]);
}
