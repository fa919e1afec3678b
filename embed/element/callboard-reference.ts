import type { CallboardReferenceElement, ReferenceEvents } from "#react/embed";
import { type Begun, type Emit, type Source, takeBegun } from "../protocol/index.ts";
import { createView } from "./reference-view.ts";
import { claimRoutes, hashRoutes, historyRoutes, memoryRoutes, type Routes, releaseRoutes } from "./routes.ts";
import { type Session, startSession } from "./session.ts";

/** The styles beside this script. */
const address = new URL(/* @vite-ignore */ "./callboard.css", import.meta.url).href;

/** Creates the link to the styles of a reference. A file needs no `unsafe-inline` in the policy of the page. */
function loadStyles(page: Document): HTMLLinkElement {
  const link = page.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return link;
}

/** The attributes that start the reference again when they change. */
const observed = ["src", "data-url", "server", "endpoint", "layout", "routes", "base", "name", "index"] as const;

/** A reference with a playground, of the description at `src` or in `description` (docs/embed/script-tag.md). */
export class CallboardReference extends HTMLElement implements CallboardReferenceElement {
  static readonly observedAttributes: readonly string[] = observed;

  #session: Session | undefined;
  #description: unknown;
  /** The name of this element in the routes of the page. */
  #claimed: string | undefined;
  /** Resolves when the element has started with its last attributes; undefined if it has. */
  #starting: Promise<void> | undefined;

  /** The description as a text or an object; it is shown in place of that at `src`. */
  get description(): unknown {
    return this.#description;
  }

  set description(description: unknown) {
    this.#description = description;
    this.#restart();
  }

  connectedCallback(): void {
    // A property that was set before this class was loaded hides its setter.
    if (Object.hasOwn(this, "description")) {
      const { description } = this;
      Reflect.deleteProperty(this, "description");
      this.description = description;
    }
    this.#restart();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#restart();
  }

  /**
   * Shows an endpoint, a channel, a webhook or a type by its id, an endpoint by method and path, or a page by its path.
   * Resolves to false if there is none.
   */
  async navigate(name: string): Promise<boolean> {
    await this.#starting;
    return (await this.#session?.navigate(name, false)) ?? false;
  }

  /** Opens the playground of an endpoint or a channel, named as for `navigate`. */
  async openPlayground(name: string): Promise<boolean> {
    await this.#starting;
    return (await this.#session?.navigate(name, true)) ?? false;
  }

  /** Reads the description again. */
  reload(): void {
    this.#restart();
  }

  /** Starts again once the running script has set all attributes and properties. */
  #restart(): void {
    this.#starting ??= Promise.resolve().then(() => {
      this.#starting = undefined;
      this.#stop();
      const source = this.isConnected ? this.#source() : undefined;
      const begun = takeBegun(this);
      const isBegun = source?.kind === "address" && source.url === begun?.url;
      if (!isBegun) {
        begun?.end.abort();
        begun?.worker?.worker.terminate();
      }
      if (source !== undefined) this.#start(source, isBegun ? begun : undefined);
    });
  }

  #source(): Source | undefined {
    const { baseURI } = this;
    if (this.#description !== undefined && this.#description !== null) {
      const text = textOf(this.#description);
      // Readers' logins are stored by it: elements of several descriptions have several names.
      return { kind: "text", name: new URL(`#${this.getAttribute("name") ?? "description"}`, baseURI).href, text };
    }
    const src = this.getAttribute("src") ?? this.getAttribute("data-url");
    // An empty address would be the address of the page.
    return src === null || src.trim() === ""
      ? undefined
      : { kind: "address", url: URL.parse(src, baseURI)?.href ?? src };
  }

  #start(source: Source, begun: Begun | undefined): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const page = this.ownerDocument;
    const layout = this.getAttribute("layout");
    const isInPlace = layout === "playground";
    const view = createView(page, layout === null || layout === "");
    const playgroundRoot = page.createElement("div");
    playgroundRoot.className = "callboard-playground";
    if (!isInPlace) playgroundRoot.popover = "manual";
    root.replaceChildren(loadStyles(page), view.page, playgroundRoot);
    this.#session = startSession({
      ...{ source, view, playgroundRoot, isInPlace, begun },
      routes: isInPlace ? memoryRoutes() : this.#routes(),
      server: this.getAttribute("server") ?? undefined,
      index: folderAt(this.getAttribute("index"), this.baseURI),
      endpoint: this.getAttribute("endpoint") ?? undefined,
      emit: this.#emit,
      onRetry: () => this.reload(),
    });
  }

  #routes(): Routes {
    const isHistory = this.getAttribute("routes") === "history";
    const name = isHistory ? "/" : (this.getAttribute("name") ?? "");
    if (!claimRoutes(name)) return memoryRoutes();
    this.#claimed = name;
    return isHistory ? historyRoutes(this.getAttribute("base") ?? "/") : hashRoutes(name);
  }

  #stop(): void {
    this.#session?.stop();
    this.#session = undefined;
    if (this.#claimed !== undefined) releaseRoutes(this.#claimed);
    this.#claimed = undefined;
    this.shadowRoot?.replaceChildren();
  }

  readonly #emit: Emit = <T extends keyof ReferenceEvents>(type: T, detail: ReferenceEvents[T]): void => {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  };
}

/** Returns the address of a folder, which ends with a slash; undefined without one. */
const folderAt = (folder: string | null, base: string): string | undefined =>
  folder === null ? undefined : URL.parse(folder.replace(/\/*$/, "/"), base)?.href;

/**
 * Returns a description as a text. A value that is not JSON, such as a map that contains itself, is not a description
 * either.
 */
function textOf(description: unknown): string {
  if (typeof description === "string") return description;
  try {
    return JSON.stringify(description) ?? "";
  } catch {
    return "";
  }
}
