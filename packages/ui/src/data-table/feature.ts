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

/**
 * Something a table can do that others need not carry, such as `filtering`. Those of a table are given once, when it is first
 * drawn. What it is made of is the library's own matter.
 */
export interface TableFeature {
  readonly name: string;
  /** @internal what it brings to the table model */
  readonly model: object;
  /** @internal what it adds to the definition of a column */
  readonly define?: (column: DataColumn<never>, definition: object) => object;
  /** @internal options of the table model, out of the table's props */
  readonly options?: (props: { localFilter?: boolean | undefined; search?: string | undefined }) => object;
  /** @internal */
  readonly states: readonly FeatureState[];
  /** @internal drawn in the head of each column; one that more features have is drawn once */
  readonly Head?: ComponentType<HeadPartProps>;
  /** @internal drawn once */
  readonly Frame?: ComponentType<FramePartProps>;
  /** @internal */
  readonly Group?: ComponentType<GroupRowProps>;
}
