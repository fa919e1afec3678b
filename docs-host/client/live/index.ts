import "./diagnostics.css";
import { whenPageShown } from "#docs-host/pages/early";
import type { SiteDiagnostic } from "#docs-host/site/model";
import { changesUrl, explorerParameter, fetchJson, pageBase } from "#docs-host/site/page-data";
import { layOutLongLists } from "../long-lists.ts";
import { enableToc } from "../toc.ts";
import { diagnosticsPanel } from "./diagnostics-panel.ts";
import { exchangePage, loadPage } from "./exchange-page.ts";

/** Interval at which an open page asks a site that can't make it wait, in milliseconds. */
const often = 500;

/** The site's answer; see `${apiPath}/changes`. */
interface Changes {
  readonly definition: string;
  readonly notices: readonly string[];
  readonly diagnostics: readonly SiteDiagnostic[];
  /** Of a site that makes its pages wait until it changes. */
  readonly state?: string;
}

/** The site's own server wrote it. Throws for text that is not JSON. */
function readChanges(text: string): Changes | undefined {
  const { definition, notices, diagnostics = [], state }: Partial<Changes> = JSON.parse(text);
  if (typeof definition !== "string" || !Array.isArray(notices)) return undefined;
  return { definition, notices, diagnostics, ...(state !== undefined && { state }) };
}

/**
 * Follows the changes of the site of this page, and shows notices about it above the text. If only texts of the site
 * have changed, they are exchanged; otherwise the page loads again (typed text is saved). Hidden pages do not ask.
 */
export function followSite(version: string, banner: HTMLElement): void {
  const panel = diagnosticsPanel();
  const texts = pageTexts(version);
  let state: string | undefined;
  let isAsking = false;

  const ask = async (): Promise<void> => {
    const after = state === undefined ? "" : `?after=${encodeURIComponent(state)}`;
    const changes = await fetchJson(changesUrl(pageBase()) + after, readChanges);
    if (!changes.ok) return;
    ({ state } = changes.value);
    const { definition, notices, diagnostics } = changes.value;
    if (state !== undefined) texts.prepare();
    await texts.follow(definition);
    show(banner, notices);
    panel.show(diagnostics);
  };
  const round = async (): Promise<void> => {
    if (document.hidden || isAsking) return;
    isAsking = true;
    try {
      await ask();
    } catch {
      state = undefined;
      show(banner, ["The site does not respond. This page may be out of date."]);
    }
    isAsking = false;
    setTimeout(round, state === undefined ? often : 0);
  };
  void round();
  document.addEventListener("visibilitychange", () => void round());
}

/** The part of a version that is the same while only texts change. */
const frameOf = (version: string): string => version.replace(/\.[^.]*$/, "");

/** Creates what exchanges the texts of this page. */
function pageTexts(first: string) {
  const url = new URL(location.href);
  url.searchParams.delete(explorerParameter);
  // The playground may continue at the address of another page.
  const address = url.pathname + url.search;
  let version = first;
  let rendered: Promise<Document> | undefined;
  let isCovered = false;

  const exchange = async (): Promise<void> => {
    const [before, after] = [await rendered, await loadPage(address)];
    const next = after.body.dataset.version;
    const isKnown = before?.body.dataset.version === version;
    if (!before || !next || !isKnown || frameOf(next) !== frameOf(version)) return location.reload();
    if (!exchangePage(document, before, after)) return location.reload();
    version = next;
    rendered = Promise.resolve(after);
    await enhance();
  };
  return {
    /** Loads the rendering of the page that later ones are compared with. */
    prepare: (): void => {
      if (rendered !== undefined) return;
      const loading = loadPage(address);
      rendered = loading;
      // The site has gone; the next answer loads the page again.
      loading.catch(() => {
        if (rendered === loading) rendered = undefined;
      });
    },
    follow: async (definition: string): Promise<void> => {
      if (definition === version || isCovered) return;
      if (rendered === undefined || frameOf(definition) !== frameOf(version)) return location.reload();
      isCovered = true;
      whenPageShown(document, () => {
        isCovered = false;
        // If the site has gone, its next answer names the same definition again.
        exchange().catch(() => {});
      });
    },
  };
}

/** Adds what scripts add to the new parts of the page. */
async function enhance(): Promise<void> {
  enableToc();
  layOutLongLists(document);
  const [{ enableCode }, { enhanceParts }] = await Promise.all([
    import("../code/index.ts"),
    import("../parts/index.ts"),
  ]);
  enableCode();
  enhanceParts();
}

/** Shows sentences in the banner, and does not touch it if they are shown already: it is announced when it changes. */
function show(banner: HTMLElement, notices: readonly string[]): void {
  if (banner.textContent === notices.join("")) return;
  banner.replaceChildren(
    ...notices.map((notice) => {
      const line = document.createElement("p");
      line.textContent = notice;
      return line;
    }),
  );
}
