import { slug } from "github-slugger";
import { createElement, Fragment, type ReactElement } from "react";
import { type FrontMatter, splitFrontMatter } from "#docs-host/site/front-matter";
import { isLeftToRight } from "#engine/text";
import { type Diagnostic, isParsedElsewhere, prepareMdx } from "#mdx/syntax";
import type { ComponentName } from "#mdx/tags";
import type { TocEntry } from "#ui/reference";
import type { DrawComponent, MdxNode, PageFacts, ReferenceDrawing } from "./component.ts";
import type { PageLinks } from "./draw/draw-context.ts";
import { drawPage } from "./draw/draw-page.ts";
import { plainText, splitHeading } from "./draw/plain-text.ts";
import { cachedNodes as pageNodes } from "./nodes/cached-nodes.ts";

/** A page that an author wrote. */
export interface Page {
  readonly settings: FrontMatter;
  /** The text without its settings. */
  readonly markdown: string;
  /** Of the settings, else a first heading, which is not in the content. */
  readonly title?: string;
  /** The id of a first heading that is not in the content, unless another part has it. Links in texts may lead to it. */
  readonly titleId?: string;
  /** Shown under the title. */
  readonly subtitle?: ReactElement;
  readonly toc: readonly TocEntry[];
  readonly content: ReactElement;
  /** True if a column beside the text is in the content. */
  readonly hasSideColumn: boolean;
  /** The rules of the classes in the content, and the styles that the page has. */
  readonly styles: readonly string[];
  /** True if the time for colors ended before the code did. */
  readonly lacksColors: boolean;
  /** Mistakes in the text, for its publisher. */
  readonly diagnostics: readonly Diagnostic[];
  /** Origins of the frames, and of the sounds and videos in the content. */
  readonly frames: readonly string[];
  readonly media: readonly string[];
}

/** The dependencies of reading a page. */
export interface PageDeps {
  /** The path of the page from the folder of the docs. */
  readonly path: string;
  /** Texts that pages import, by their paths. */
  readonly sources: ReadonlyMap<string, string>;
  /** The title of the page, if the first heading of its text is not. */
  readonly title?: string | undefined;
  readonly components: { readonly [N in ComponentName]: DrawComponent };
  /** The names of tags that are left out with their content. */
  readonly omitted?: ReadonlySet<string> | undefined;
  readonly links: PageLinks;
  readonly reference: ReferenceDrawing;
  readonly facts: PageFacts;
  /** The ids on the page; the ids of the text are added. */
  readonly ids?: Set<string> | undefined;
  /** False if nobody sees the page, so that its code needs no colors. */
  readonly hasColors?: boolean | undefined;
  /** Time for the colors of all code, in ms; 5 s without it. */
  readonly colorTime?: number | undefined;
}

/** The content of a page before it is drawn: its settings, its title, and its nodes without that title. */
export interface PageContent {
  readonly settings: FrontMatter;
  readonly title?: string | undefined;
  readonly nodes: readonly MdxNode[];
  /** Reads a short text of an attribute, such as a title, as nodes in a line. */
  readonly inline: (text: string) => readonly MdxNode[];
}

/** Reads the content of a page that an author wrote in MDX, for programs that write it in another form. */
export function readContent(source: string, deps: Pick<PageDeps, "path" | "sources" | "title">): PageContent {
  const { settings, content, inline } = contentOf(source, deps, true);
  const { title, rest } = withoutTitle(content.nodes, settings.title, deps.title);
  return { settings, title, nodes: rest, inline };
}

/**
 * Has the text of a page parsed in another process, if this one has pages parsed elsewhere, so that `readPage` takes less
 * of its time. Never rejects.
 */
export async function preparePage(source: string): Promise<void> {
  if (isParsedElsewhere()) await prepareMdx(splitFrontMatter(source).markdown);
}

function contentOf(
  source: string,
  { path, sources, omitted }: Pick<PageDeps, "path" | "sources" | "omitted">,
  isForMachines = false,
) {
  const { settings, markdown } = splitFrontMatter(source);
  const options = { path, files: sources, frontmatter: settings.written, isForMachines, omitted };
  const inline = (text: string): readonly MdxNode[] => inlineNodes(pageNodes(text, options).nodes);
  return { settings, markdown, content: pageNodes(markdown, options), inline };
}

/** Reads an author's MDX page. Any text is a page; diagnostics report its mistakes. */
export function readPage(source: string, deps: PageDeps): Page {
  const { settings, markdown, content: read, inline } = contentOf(source, deps);
  const { nodes, diagnostics } = read;

  const { title, heading, rest: untitled } = withoutTitle(nodes, settings.title, deps.title);
  // The title of a custom layout is not shown, so that its first heading is content like any other.
  const rest = settings.layout === "custom" ? nodes : untitled;
  const ids = deps.ids ?? new Set<string>();
  const drawn = drawPage([...bannerNodes(settings, inline), ...rest], {
    ...deps,
    ids,
    facts: { ...deps.facts, isTocForced: settings.forcesToc },
    maxTocDepth: settings.maxTocDepth,
    isZooming: settings.enlargesImages,
    inline,
  });
  const { content, ...collected } = drawn;
  const titleId = heading && (splitHeading(heading.children).id ?? slug(plainText(heading.children)));
  const hasTitleId = titleId !== undefined && titleId !== "" && !ids.has(titleId);
  if (hasTitleId) ids.add(titleId);
  const subtitle =
    settings.subtitle === undefined
      ? undefined
      : drawPage(inline(settings.subtitle), { ...deps, ids: undefined, isZooming: false, inline });
  return {
    settings,
    markdown,
    ...(title === undefined ? {} : { title }),
    ...(hasTitleId && { titleId }),
    ...(subtitle === undefined ? {} : { subtitle: createElement("div", null, subtitle.content) }),
    ...collected,
    content: isLeftToRight(markdown)
      ? createElement(Fragment, null, content)
      : createElement("div", { dir: "auto" }, content),
    hasSideColumn: rest.some((node) => node.kind === "component" && node.name === "Aside"),
    diagnostics: [...diagnostics, ...collected.diagnostics],
  };
}

/** The callout in the settings of a page. */
const bannerNodes = ({ banner }: FrontMatter, inline: (text: string) => readonly MdxNode[]): readonly MdxNode[] =>
  banner === undefined
    ? []
    : [
        {
          kind: "component",
          name: "Callout",
          props: { intent: banner.intent ?? "info" },
          children: inline(banner.message),
        },
      ];

/**
 * A first heading is the title of a page without one, and is left out if it repeats the title. A page with a fixed title
 * has no other heading of the first level at its start. An empty first heading is left out.
 */
function withoutTitle(
  nodes: readonly MdxNode[],
  stated: string | undefined,
  fixed: string | undefined,
): {
  readonly title?: string | undefined;
  /** The heading that is left out as the title. */
  readonly heading?: Extract<MdxNode, { readonly kind: "html" }> | undefined;
  readonly rest: readonly MdxNode[];
} {
  const shown = nodes.filter((node) => node.kind !== "text" || node.text.trim() !== "");
  if (headingOf(shown[0], "h1") === "") return withoutTitle(shown.slice(1), stated, fixed);
  const title = fixed ?? stated ?? headingOf(shown[0], "h1");
  const levels = fixed === undefined ? ["h1"] : ["h1", "h2"];
  const isTitle = (node: MdxNode | undefined): boolean => title !== undefined && headingOf(node, ...levels) === title;
  const skipped = fixed !== undefined && headingOf(shown[0], "h1") !== undefined && !isTitle(shown[0]) ? 1 : 0;
  const first = isTitle(shown[skipped]) ? skipped + 1 : skipped;
  const last = shown[first - 1];
  const heading = last?.kind === "html" ? last : undefined;
  return { title, heading, rest: first === 0 ? nodes : shown.slice(first) };
}

/** Returns the text of a heading of one of these levels; undefined for any other node. */
const headingOf = (node: MdxNode | undefined, ...tags: readonly string[]): string | undefined =>
  node?.kind === "html" && tags.includes(node.tag) ? plainText(splitHeading(node.children).children) : undefined;

/** A text of one paragraph is the line in it. */
function inlineNodes(nodes: readonly MdxNode[]): readonly MdxNode[] {
  const [only, second] = nodes;
  return only?.kind === "html" && only.tag === "p" && second === undefined ? only.children : nodes;
}
