/** A language of a site. */
export interface SiteLanguage {
  /** The BCP 47 tag, such as `pt-BR`. */
  readonly tag: string;
  /** The slug above all of its pages; that of the site for its first language. */
  readonly slug: string;
  /** The slug of its first page. */
  readonly home: string;
  /** Translated labels by those of the first language. */
  readonly labels?: TranslatedLabels;
}

/** Translated labels by those of the first language. */
export type TranslatedLabels = { readonly [label: string]: string };
