import { boolean, number, object, string } from 'yup';
import { exactText, id, maybeId, requestId, text } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { LANES, PORT_KINDS, PORT_SIDES, type PortKind, type PortSide } from './shapes.ts';

/** What somebody types to find something; blanks around it do not count. */
export const searchValue = () => line(50).default('');
export const kind = () => exactText().oneOf<PortKind>([...PORT_KINDS]);
export const side = () => exactText().oneOf<PortSide>([...PORT_SIDES]);

/** `{ id, nameCn, nameEn }`, as all selectors take it. */
export const refItem = { id: id(), nameCn: text(), nameEn: text() };

export const port = () =>
  object({
    ...refItem,
    portCode: text(),
    kind: string<PortKind>().oneOf(PORT_KINDS).required(),
    city: text(),
    countryId: id(),
    // IANA; empty where it is not known.
    zone: text(),
    lane: string<(typeof LANES)[number]>().oneOf(LANES).required(),
    longitude: number().nullable().defined(),
    latitude: number().nullable().defined(),
    // How it is typed in Chinese: NB for 宁波.
    initials: text(),
    hot: boolean().required(),
  });

/**
 * What every editor sends beside its fields: a new row is done once for its `requestId`, an old one brings the `revision` it was seen with
 * and is refused with what it is now when another change came first.
 */
export const edited = () => ({
  id: maybeId(),
  revision: maybeId(),
  requestId: requestId(),
});

/** What every row has for its editor. */
export const revision = () => number().integer().positive().required();
