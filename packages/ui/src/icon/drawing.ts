/** Drawn for this project on a 16 px grid, 1.25 wide, butt ends: path data, one path per ink. */
export interface IconDrawing {
  /** stroked in the current colour */
  readonly line?: string;
  /** filled with the current colour */
  readonly fill?: string;
  /** stroked in the colour of the ground, over a fill */
  readonly cut?: string;
  /** points of a grip or a row of dots, 2 wide and square */
  readonly dots?: string;
}
