/**
 * The limits of a site beside the limits of its pages. All are our choice, far above real sites
 * (docs/reference/limits.md).
 */
export const siteLimits = {
  pages: 20_000,
  /** Sections and other parts of the navigation inside each other. */
  navigationDepth: 50,
  /** Parts of the navigation. */
  navigationParts: 50_000,
  /** Characters of all style sheets. */
  styles: 1_000_000,
  /** Rules of all style sheets. */
  styleRules: 20_000,
  /** Rules of style sheets inside each other. */
  styleDepth: 30,
  redirects: 10_000,
  /** Characters of the source or the destination of a redirect. */
  redirectLength: 2000,
  /** Variable parts (`:name`, `*`) of a redirect. */
  redirectVariables: 20,
} as const;

/** The limits of the definition of an API, and of a template of snippets. */
export const apiLimits = {
  /** Lists and objects inside each other in a definition: types, examples and others. */
  definitionDepth: 300,
  /** The same in a template. */
  templateDepth: 100,
  /** Lists, objects and other values of one template. */
  templateValues: 10_000,
} as const;

/** Writes a number with commas between thousands. */
export const inDigits = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
