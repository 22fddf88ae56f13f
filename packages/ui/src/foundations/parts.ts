/** Classes for inner elements, by the names of their parts. */
export type PartClasses<Part extends string> = { readonly [Name in Part]?: string | undefined };

/** Names an inner element and puts the class of its owner after ours. */
export type NamePart<Part extends string> = (
  part: Part,
  own?: string,
) => { 'data-part': string; className: string | undefined };

/** `{...part('title', styles.title)}`: what an inner element gets instead of a class alone. */
export const partsOf =
  <Part extends string>(classNames: PartClasses<Part> | undefined): NamePart<Part> =>
  (part, own) => {
    const given = classNames?.[part];
    return { 'data-part': part, className: own && given ? `${own} ${given}` : own || given };
  };
