import { array } from 'yup';
import { PORTS, type Port } from '../../basedata/ports.ts';
import { type ImportDomain, isObject, type Loose, type PartOf } from '../import-domain.ts';
import { closed, filled } from '../schemas.ts';

const fields = {
  ports: array(closed({ code: filled(5), nameCn: filled(), nameEn: filled() }).required()),
};
export type BasedataPart = PartOf<typeof fields>;

/** Whether the house's list or the file has the port. */
export function portCheck({ ports }: Loose): (code: string) => boolean {
  const own = new Set(Array.isArray(ports) ? ports.map((port: unknown) => isObject(port) && port.code) : []);
  return (code) => PORTS.has(code) || own.has(code);
}

/** The names of a port, the file's own before the house's. */
export function portFinder({ ports = [] }: BasedataPart): (code: string) => Port | undefined {
  const own = new Map(ports.map((port) => [port.code, port]));
  return (code) => own.get(code) ?? PORTS.get(code);
}

/** Ports are not stored: a booking keeps their names. */
export const basedata: ImportDomain = { fields };
