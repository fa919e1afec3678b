import Slugger, { slug } from "github-slugger";
import type { StyleMistake } from "#docs-host/site/author-styles";
import { fnv1a } from "#engine/fnv";
import type { Diagnostic, DiagnosticKind } from "#mdx/syntax";
import type { TocEntry } from "#ui/reference";
import { safeStyle, scopedStyles } from "../html/index.ts";
import { utilityStyles } from "../utilities/utility-styles.ts";

/** Ids of the frame of pages, which no part of a text may have. */
const reserved = ["main", "toc-title", "sidebar", "search", "page-texts"];

/** The selector of the text of a page, below which its own styles hold. */
export const textSelector = ".page-text";

/** Limits of the ids and rules of a page: what has more was not written by people. */
const maxRules = 5000;

/** Collects the parts of a page while it is drawn: ids, contents, styles, mistakes, and the origins that it loads from. */
export interface PageState {
  /** Returns an id for a part with a title, unique on the page; equal ones get `-1`, `-2`. */
  readonly claimId: (title: string, ownId?: string) => string;
  readonly hasId: (id: string) => boolean;
  readonly addToContents: (id: string, title: string, level: number) => void;
  /** Returns the name of a class with these properties; undefined if none of them is safe. */
  readonly styled: (style: string | { readonly [name: string]: string | number }) => string | undefined;
  /** Notes the names of classes, of which some may be utilities. */
  readonly addClasses: (names: string) => void;
  /** Adds styles that an author wrote; returns the first mistake in them. */
  readonly addStyles: (css: string) => StyleMistake | undefined;
  readonly report: (kind: DiagnosticKind, message: string, line: number | undefined) => void;
  /** Notes that the page shows a frame or a media file of another site. */
  readonly addOrigin: (kind: "frames" | "media", address: string) => void;
  readonly collected: () => Collected;
}

/** The parts that were collected from a whole page. */
export interface Collected {
  readonly toc: readonly TocEntry[];
  readonly styles: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly frames: readonly string[];
  readonly media: readonly string[];
}

/** A name for a text, equal on all pages: two hashes by FNV-1a with different starts. */
const nameOf = (text: string): string => `own-${fnv1a(text).toString(36)}${fnv1a(text, 0x9747b28c).toString(36)}`;

const levels = [2, 3, 4, 5, 6] as const;

const levelOf = (level: number): TocEntry["level"] => levels.find((one) => one >= level) ?? 6;

/**
 * Creates the state of one page. Its contents list headings up to level `maxTocDepth`: 3 for `h3`.
 *
 * @param ids the ids on the page; the ids of the text are added
 */
export function pageState(maxTocDepth = 3, ids = new Set<string>()): PageState {
  const slugger = new Slugger();
  const toc: TocEntry[] = [];
  const classes = new Map<string, string>();
  const authored: string[] = [];
  const names = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const origins = { frames: new Set<string>(), media: new Set<string>() };
  for (const id of reserved) ids.add(id);

  const claimId: PageState["claimId"] = (title, ownId) => {
    // A letter or a digit is in the slug too.
    const name = /[a-z\d]/i.test(title) || slug(title) !== "" ? title : "section";
    let id = ownId ?? slugger.slug(name);
    // An author's id may equal the id of an earlier title, and vice versa.
    while (ids.has(id)) id = slugger.slug(ownId ?? name);
    ids.add(id);
    return id;
  };
  return {
    claimId,
    hasId: (id) => ids.has(id),
    addToContents: (id, title, level) => {
      if (level <= maxTocDepth && title !== "") toc.push({ id, title, level: levelOf(level) });
    },
    styled: (style) => {
      const rules = safeStyle(style);
      if (rules.length === 0) return undefined;
      const text = rules.map(([name, value]) => `${name}:${value}`).join(";");
      const name = nameOf(text);
      if (!classes.has(name) && classes.size >= maxRules) return undefined;
      classes.set(name, text);
      return name;
    },
    addClasses: (written) => {
      for (const name of written.split(/\s+/)) if (name !== "") names.add(name);
    },
    addStyles: (css) => {
      const { css: scoped, mistake } = scopedStyles(css, textSelector);
      if (scoped !== "") authored.push(scoped);
      return mistake;
    },
    report: (kind, message, line = 1) => {
      diagnostics.push({ kind, message, line, column: 1 });
    },
    addOrigin: (kind, address) => {
      const url = URL.parse(address);
      if (url !== null && /^https?:$/.test(url.protocol)) origins[kind].add(url.origin);
    },
    collected: () => ({
      toc,
      styles: [
        ...utilityStyles(names, textSelector),
        ...authored,
        ...[...classes].map(([name, text]) => `.${name}{${text}}`),
      ],
      diagnostics,
      frames: [...origins.frames],
      media: [...origins.media],
    }),
  };
}
