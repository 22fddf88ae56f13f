import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { ServiceDrawing, ServiceShape } from './drawings.ts';
import { art, dashed, dots, line, mark, paper, solid, thin, wash, yellow } from './service-art.css.ts';

export interface ServiceArtProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** one of `serviceDrawings`, or a house's own */
  drawing: ServiceDrawing;
}

const STYLES = { line, thin, dashed, dots, paper, wash, yellow, solid };

function shapeOf(shape: ServiceShape, key: number) {
  if (shape[0] !== 'mark') return <path key={key} className={STYLES[shape[0]]} d={shape[1]} transform={shape[2]} />;
  const [, words, x, y, textLength, fontSize, turn] = shape;
  const size = { textLength, fontSize, lengthAdjust: 'spacingAndGlyphs' };
  return (
    <text key={key} {...size} className={mark} x={x} y={y} transform={turn}>
      {words}
    </text>
  );
}

/** A line drawing of a service, in which only the cargo has a colour. It says nothing to who does not see it. Its ref is the drawing. */
export const ServiceArt = /* @__PURE__ */ forwardRef<SVGSVGElement, ServiceArtProps>(function ServiceArt(
  { drawing, className = '', ...rest },
  ref,
) {
  return (
    <svg
      data-component="ServiceArt"
      {...rest}
      ref={ref}
      className={`${art} ${className}`}
      viewBox="0 0 176 96"
      width="176"
      height="96"
      aria-hidden="true"
    >
      {drawing.map(shapeOf)}
    </svg>
  );
});
