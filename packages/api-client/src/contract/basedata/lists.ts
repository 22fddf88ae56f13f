import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactText, id, maybeId, text } from '../shapes.ts';
import { named } from '../user/fields.ts';
import { edited, refItem, revision, searchValue } from './fields.ts';
import { COMMON_KINDS, type CommonKind, DICTIONARY_TYPES, type DictionaryType } from './shapes.ts';

/** Dictionaries, areas and the lists of selectors. */

const value = () => number().strict().integer().min(0);
const type = () => string<DictionaryType>().strict().oneOf(DICTIONARY_TYPES).required();

const items = () => array(object({ id: value().required(), nameCn: text(), nameEn: text() }).required());
const byType = Object.fromEntries(DICTIONARY_TYPES.map((name) => [name, items()])) as {
  readonly [Type in DictionaryType]: ReturnType<typeof items>;
};

export const dictionaries = query(
  '/basedata/common/pub/queryDictionaryList.do',
  'What may stand behind the ids of forms, by the types that were asked for',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({ types: array(type()).min(1).max(DICTIONARY_TYPES.length).required() }),
    output: object(byType),
  },
);

export const areas = query(
  '/basedata/common/pub/queryAreaListByPid.do',
  'What is directly below an area: country, province or state, city, district; 0 is above all',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({ pid: value().required() }),
    output: array(
      object({
        ...refItem,
        pid: value().required(),
        code: text(),
        // Nothing is below it.
        leaf: boolean().required(),
      }),
    ).required(),
  },
);

export const commonList = query(
  '/basedata/common/queryCommonList.do',
  'The list of a selector: those that hold what was typed, 50 at most, or the one of an id',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({
      kind: exactText()
        .oneOf<CommonKind>([...COMMON_KINDS])
        .required(),
      searchValue: searchValue(),
      id: maybeId(),
    }),
    output: array(object({ ...refItem, code: text() })).required(),
  },
);

export const dictionaryItems = query(
  '/basedata/dictionary/queryDictionaryItemList.do',
  'All that a dictionary holds, what is no longer offered too',
  {
    access: 'dictionary:edit',
    assumed: true,
    input: object({ type: type() }),
    output: object({
      list: array(
        object({
          id: id(),
          value: value().required(),
          nameCn: text(),
          nameEn: text(),
          active: boolean().required(),
          // Where it stands in the list; by its number where it is null.
          place: number().integer().nullable().defined(),
          revision: revision(),
        }),
      ).required(),
    }),
  },
);

export const saveDictionaryItem = command(
  '/basedata/dictionary/saveDictionaryItem.do',
  'Rename an entry, offer it no longer, or add one: its number is never given away again',
  {
    access: 'dictionary:edit',
    assumed: true,
    input: object({
      ...edited(),
      type: type(),
      nameCn: named(1, 60),
      nameEn: named(1, 60),
      active: boolean().strict().required(),
      place: number().strict().integer().min(0).max(9999).nullable(),
    }),
    output: object({ id: id() }),
    invalidates: () => [dictionaries, dictionaryItems, commonList],
  },
);
