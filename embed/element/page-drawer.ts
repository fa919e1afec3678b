import { type Begun, type MarkupNode, pageName, type Source } from "../protocol/index.ts";
import { drawGradually, drawMarkup } from "./draw-markup.ts";
import { linkIn } from "./link-in.ts";
import { readStored } from "./read-stored.ts";
import { type ReferenceView, showContentsButton } from "./reference-view.ts";
import type { Routes } from "./routes.ts";
import type { WorkerClient } from "./worker-client.ts";

const loadEnhancing = () => import("#docs-host/client/embedded");

/** Time after a playground has opened until the page below it is drawn, in ms. */
const coveredAfter = 1000;

/** Draws the pages of a reference, one at a time. */
export interface PageDrawer {
  /** Draws the page at a path, unless it is drawn; resolves to true if it was another one. A covered page has time. */
  readonly draw: (path: string, isCurrent: () => boolean, isCovered: boolean) => Promise<boolean>;
  /** Draws the page at a path as the last visit has rendered it, until it is drawn by its description. */
  readonly drawStored: (path: string, isCurrent: () => boolean) => Promise<void>;
  /** Returns true once a page is drawn. */
  readonly hasPage: () => boolean;
  /** Removes what scripts have added to the drawn page. */
  readonly leave: () => void;
}

interface DrawerOptions {
  readonly source: Source;
  readonly server: string | undefined;
  readonly begun: Begun | undefined;
  readonly index: string | undefined;
  readonly view: ReferenceView;
  readonly routes: Routes;
  readonly worker: WorkerClient;
}

/** Creates the drawer of an element's pages. */
export function pageDrawer(options: DrawerOptions): PageDrawer {
  const { view, routes, worker } = options;
  /** The drawn page, with its version if it is from the last visit. */
  let drawn: { readonly path: string; readonly version?: string } | undefined;
  let page = new AbortController();
  const put = async (
    path: string,
    parts: readonly (readonly [HTMLElement, readonly MarkupNode[]])[],
    isCurrent?: () => boolean,
  ): Promise<boolean> => {
    page.abort();
    page = new AbortController();
    const { signal } = page;
    drawn = undefined;
    for (const [into, nodes] of parts) {
      if (isCurrent === undefined) into.replaceChildren(drawMarkup(into.ownerDocument, nodes, linkIn(routes, path)));
      else await drawGradually(into, nodes, linkIn(routes, path), isCurrent);
      if (isCurrent?.() === false) return false;
    }
    view.content.removeAttribute("aria-busy");
    showContentsButton(view);
    // The page can be read without it.
    loadEnhancing().then(({ enhanceReference }) => {
      if (!signal.aborted) enhanceReference(view.content, signal);
    }, reportError);
    return true;
  };
  return {
    draw: async (path, isCurrent, isCovered) => {
      const before = drawn?.path === path ? drawn : undefined;
      if (before !== undefined && before.version === undefined) return false;
      // Requests the form of an open playground first.
      if (isCovered) await new Promise((done) => setTimeout(done, coveredAfter));
      if (!isCurrent()) return false;
      const answer = await worker.ask("page", { path, shown: before?.version });
      if (answer === undefined || !isCurrent()) return false;
      if (answer.markup !== undefined) {
        const [navigation, content] = answer.markup;
        const parts = [[view.navigation, navigation] as const, [view.content, content] as const];
        if (!(await put(path, parts, isCovered ? isCurrent : undefined))) return false;
      }
      drawn = { path };
      return before === undefined;
    },
    drawStored: async (path, isCurrent) => {
      const stored = await readStored(pageName(path), { ...options, isInPlace: false });
      const [navigation, content] = stored?.markup ?? [];
      if (stored === undefined || drawn !== undefined || !isCurrent()) return;
      const nodesOf = (node: MarkupNode | undefined) => (node === undefined || typeof node === "string" ? [] : node[2]);
      await put(path, [
        [view.navigation, nodesOf(navigation)],
        [view.content, nodesOf(content)],
      ]);
      drawn = { path, version: stored.version };
    },
    hasPage: () => drawn !== undefined,
    leave: () => page.abort(),
  };
}
