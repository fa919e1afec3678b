import palette from "tailwindcss/colors";
import scales from "tailwindcss/defaultTheme";

/** Reads the scale of a theme. Its default value has the name of the scale itself. */
const scale = (name: string, values: object): readonly string[] =>
  Object.entries(values).flatMap(([step, value]) =>
    typeof value === "string" ? [`--${name}${step === "DEFAULT" ? "" : `-${step}`}: ${value};`] : [],
  );

const sizes = Object.entries(scales.fontSize).flatMap(([step, [size, line]]) => [
  `--text-${step}: ${size};`,
  ...(typeof line === "object" ? [`--text-${step}--line-height: ${line.lineHeight};`] : []),
]);

const colors = Object.entries(palette).flatMap(([name, shades]) =>
  typeof shades === "string" ? [`--color-${name}: ${shades};`] : scale(`color-${name}`, shades),
);

/** Widths of `max-w-md` and the like. */
const widths = {
  ...{
    "3xs": "16rem",
    "2xs": "18rem",
    xs: "20rem",
    sm: "24rem",
    md: "28rem",
    lg: "32rem",
    xl: "36rem",
    "2xl": "42rem",
  },
  ...{ "3xl": "48rem", "4xl": "56rem", "5xl": "64rem", "6xl": "72rem", "7xl": "80rem" },
};

/** Variants that depend on the color scheme, and names of the colors of a site. */
const own = `
@custom-variant dark {
  &:where([data-theme="dark"] *) { @slot; }
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme]) *) { @slot; }
  }
}
@utility t-default { color: var(--text); }
@utility t-muted { color: var(--text-muted); }
@utility t-accent { color: var(--accent); }
`;

/** The scales, the colors and the variants of utility classes, as their compiler reads them. */
export const themeText = `@theme default inline {
${[
  "--spacing: 0.25rem;",
  "--font-sans: var(--font-body);",
  "--font-mono: var(--font-code);",
  "--color-accent: var(--accent);",
  "--color-background: var(--bg);",
  ...colors,
  ...sizes,
  ...scale("breakpoint", scales.screens),
  ...scale("container", widths),
  ...scale("font-weight", scales.fontWeight),
  ...scale("tracking", scales.letterSpacing),
  ...scale("leading", scales.lineHeight),
  ...scale("radius", scales.borderRadius),
  ...scale("shadow", scales.boxShadow),
  ...scale("drop-shadow", scales.dropShadow),
  ...scale("blur", scales.blur),
  ...scale("aspect", scales.aspectRatio),
  ...scale("ease", scales.transitionTimingFunction),
].join("\n")}
}
@tailwind utilities;
${own}`;
