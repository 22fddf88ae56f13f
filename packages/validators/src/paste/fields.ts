import type { CONTAINER_FIELDS } from '../bill/fields.ts';

type ContainerField = (typeof CONTAINER_FIELDS)[number]['name'];

/** The fields of a container that a list can fill; the ids of types belong to the back end. */
export type PastedField = Exclude<ContainerField, 'id' | 'ctnType' | 'packageType'>;

/** What a figure counts: packages, KGS, CBM. In the order in which people write them. */
export const FIGURES = ['number', 'weight', 'volume'] as const satisfies readonly PastedField[];
export type Figure = (typeof FIGURES)[number];

export const isFigure = (field: PastedField): field is Figure => (FIGURES as readonly string[]).includes(field);
