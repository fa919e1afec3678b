import { drawGradually, drawMarkup } from "./draw-markup.ts";
import { linkIn } from "./link-in.ts";
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
  /** Returns true once a page is drawn. */
  readonly hasPage: () => boolean;
  /** Removes what scripts have added to the drawn page. */
  readonly leave: () => void;
}

interface DrawerOptions {
  readonly view: ReferenceView;
  readonly routes: Routes;
  readonly worker: WorkerClient;
}

/** Creates the drawer of an element's pages. */
export function pageDrawer({ view, routes, worker }: DrawerOptions): PageDrawer {
  let drawn: string | undefined;
  let page = new AbortController();
  return {
    draw: async (path, isCurrent, isCovered) => {
      if (drawn === path) return false;
      // Requests the form of an open playground first.
      if (isCovered) await new Promise((done) => setTimeout(done, coveredAfter));
      if (!isCurrent()) return false;
      const answer = await worker.ask("page", path);
      if (answer === undefined || !isCurrent()) return false;
      page.abort();
      page = new AbortController();
      const { signal } = page;
      const linkTo = linkIn(routes, path);
      const { ownerDocument } = view.page;
      if (isCovered) {
        drawn = undefined;
        await drawGradually(view.navigation, answer.navigation, linkTo, isCurrent);
        if (!isCurrent()) return false;
        await drawGradually(view.content, answer.content, linkTo, isCurrent);
        if (!isCurrent()) return false;
      } else {
        view.navigation.replaceChildren(drawMarkup(ownerDocument, answer.navigation, linkTo));
        view.content.replaceChildren(drawMarkup(ownerDocument, answer.content, linkTo));
      }
      view.content.removeAttribute("aria-busy");
      showContentsButton(view);
      drawn = path;
      // The page can be read without it.
      loadEnhancing().then(({ enhanceReference }) => {
        if (!signal.aborted) enhanceReference(view.content, signal);
      }, reportError);
      return true;
    },
    hasPage: () => drawn !== undefined,
    leave: () => page.abort(),
  };
}
