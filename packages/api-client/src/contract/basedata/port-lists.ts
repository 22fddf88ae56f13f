import { array, object, string } from 'yup';
import { query } from '../define.ts';
import { exactNumber, maybeId, text } from '../shapes.ts';
import { kind, port, searchValue, side } from './fields.ts';
import { LANES } from './shapes.ts';

/** Ports and airports as forms choose them. */

export const ports = query(
  '/basedata/common/pub/queryPortList.do',
  'Ports by code, either name, pinyin or its initials; the best known first',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({
      searchValue: searchValue(),
      kind: kind().default('sea'),
      side: side(),
      // With it, that one alone.
      id: maybeId(),
      size: exactNumber().min(1).max(50).default(20),
    }),
    output: array(port()).required(),
  },
);

export const portGroups = query(
  '/basedata/common/queryGroupPortList.do',
  'The ports that matter by trade lane, the busiest of each first',
  {
    access: 'visitor',
    kept: true,
    method: 'GET',
    input: object({ kind: kind().default('sea'), side: side() }),
    output: array(
      object({
        group: string<(typeof LANES)[number]>().oneOf(LANES).required(),
        nameCn: text(),
        nameEn: text(),
        list: array(port()).required(),
      }),
    ).required(),
  },
);

export const hotAirPorts = query('/basedata/common/queryHotAirPort.do', 'The airports asked for most, twelve at most', {
  access: 'visitor',
  kept: true,
  method: 'GET',
  input: object({ side: side() }),
  output: array(port()).max(12).required(),
});
