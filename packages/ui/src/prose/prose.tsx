import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import * as styles from './prose.css.ts';
import { type PictureOf, read } from './read.ts';

export interface ProseProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** sanitised HTML of an article: headings from the second level, paragraphs, lists, tables, quotations, links, pictures */
  html: string;
  /** the address that a picture is shown by; undefined leaves it out. As it stands, unless said */
  pictureOf?: PictureOf | undefined;
}

const asItStands: PictureOf = (address) => address;

/** A long text of the site as it is read. Its ref is the root. */
export const Prose = /* @__PURE__ */ forwardRef<HTMLDivElement, ProseProps>(function Prose(
  { html, pictureOf = asItStands, className = '', ...rest },
  ref,
) {
  const nodes = useMemo(() => read(html, pictureOf), [html, pictureOf]);
  return (
    <div data-component="Prose" {...rest} ref={ref} className={`${styles.prose} ${className}`}>
      {nodes}
    </div>
  );
});
