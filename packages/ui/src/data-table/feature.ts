import type { ComponentType } from 'react';
import type { DataColumn } from './column.ts';
import type { Model, ModelColumn, ModelRow } from './model.ts';

/** What a part of a feature in the head of a column is drawn from. */
export interface HeadPartProps {
  table: Model<object>;
  column: ModelColumn<object>;
  /** its name in words */
  name: string;
}

/** What a part of a feature that stands once in a table is drawn from. */
export interface FramePartProps {
  table: Model<object>;
}

/** What a feature draws in place of a row that stands for others. */
export interface GroupRowProps {
  row: ModelRow<object>;
  columns: readonly DataColumn<never>[];
  index: number;
  /** cells of the other rows */
  span: number;
  place: number | undefined;
}

/** A piece of the table's state: the library's name for it, and the props of an owner who keeps it. */
export interface FeatureState {
  name: string;
  prop?: string;
  onChange?: string;
  start: (columns: readonly DataColumn<never>[]) => unknown;
}

/** What a feature is made of. */
export interface FeatureParts {
  /** what it brings to the table model */
  model: object;
  /** what it adds to the definition of a column */
  define?: (column: DataColumn<never>, definition: object) => object;
  /** options of the table model, out of the table's props */
  options?: (props: { localFilter?: boolean | undefined }) => object;
  states: readonly FeatureState[];
  /** drawn in the head of each column; one that more features have is drawn once */
  Head?: ComponentType<HeadPartProps>;
  /** drawn once */
  Frame?: ComponentType<FramePartProps>;
  /** drawn in place of a row that stands for others */
  Group?: ComponentType<GroupRowProps>;
  /** columns in the order they are drawn in */
  inOrder?: InOrder;
}

export type InOrder = (columns: readonly ModelColumn<object>[]) => {
  columns: readonly ModelColumn<object>[];
  /** of a frozen one its edge, and its place counted from there */
  frozen: Readonly<Record<string, { sticky: 'start' | 'end'; pin: number }>>;
};

export type States = Readonly<Record<string, unknown>>;

/** A part with the name of the first feature that has it. */
export interface NamedPart<Props> {
  name: string;
  Part: ComponentType<Props>;
}

/** What the features of a table are together. */
export interface Gathered {
  model: object;
  heads: readonly NamedPart<HeadPartProps>[];
  frames: readonly NamedPart<FramePartProps>[];
  Group: ComponentType<GroupRowProps> | undefined;
  define: (column: DataColumn<never>, definition: object) => object;
  /** state until something is chosen */
  starts: (columns: readonly DataColumn<never>[]) => States;
  /** state and options of the model: what the owner keeps, else what the table does */
  settle: (
    props: States,
    own: States,
    keep: (name: string, value: unknown) => void,
  ) => { state: States; options: object };
  inOrder: InOrder | undefined;
}

/**
 * Something a table can do that others need not carry, such as `filtering`. Those of a table are given once, when it is first
 * drawn. What it is made of is the library's own matter.
 */
export interface TableFeature {
  readonly name: string;
  readonly parts: object;
  readonly gather: (features: readonly TableFeature[], base: object) => Gathered;
}
