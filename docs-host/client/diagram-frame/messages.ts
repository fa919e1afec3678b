/** A diagram to draw, from the page to the frame that draws. */
export interface DiagramRequest {
  readonly id: number;
  readonly source: string;
  readonly theme: DiagramTheme;
}

/** The colors and the font of the page, as CSS values without functions of the page. */
export interface DiagramTheme {
  readonly isDark: boolean;
  readonly font: string;
  readonly background: string;
  readonly fill: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly accentSoft: string;
}

/** A drawn diagram as SVG, or why it can't be drawn. */
export type DiagramAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "drawn"; readonly id: number; readonly svg: string }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };
