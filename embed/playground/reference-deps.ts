import { readForm, type Send, type SharedDeps, sessionStore, sharedDeps } from "#docs-host/playground/page";
import type { EndpointForm } from "#engine/model";
import type { ReferenceEvents } from "#react/embed";
import { secretsOf } from "../protocol/index.ts";

interface SharedDepsOptions {
  /** Loads a form of the description by its address, as JSON; undefined if there is none. */
  readonly loadText: (url: string) => Promise<string | undefined>;
  /** Identifies the description in stored data. */
  readonly id: string;
  /** Returns the address that opens the playground of a page. */
  readonly hrefOf: (referenceHref: string) => string;
  /** Returns the path of the page with the open playground. */
  readonly path: () => string;
  readonly emit: <T extends keyof ReferenceEvents>(type: T, detail: ReferenceEvents[T]) => void;
  /** Aborted when the element is removed: it ends requests that are on their way. */
  readonly signal: AbortSignal;
}

/** Creates the dependencies that the playgrounds of one element share. Elements of one page share settings and drafts of the same API. */
export function referenceDeps({ id, loadText, hrefOf, path, emit, signal }: SharedDepsOptions): SharedDeps {
  return sharedDeps({
    habits: sessionStore(() => localStorage),
    secrets: sessionStore(() => sessionStorage, secretsOf(id)),
    loadForm: async <Form = EndpointForm>(url: string): Promise<Form> => {
      const text = await loadText(url);
      const form = text === undefined ? undefined : readForm<Form>(text);
      if (form === undefined) throw new Error("The form could not be loaded: there is no such endpoint.");
      return form; // the address names its kind
    },
    injectionFor: () => undefined,
    shareLink: ({ referenceHref }) => hrefOf(referenceHref),
    siblingForm: (url, endpointId) => `${url.slice(0, url.lastIndexOf("/") + 1)}${encodeURIComponent(endpointId)}`,
    siteUrl: () => location.origin + location.pathname,
    // Cookies go to the page's own origin only: `Access-Control-Allow-Origin: *` is then enough.
    fetch: (url, init) => fetch(url, { ...init, credentials: "same-origin" }),
    observe: (send) => observed(send, { path: path(), emit, signal }),
  });
}

interface ObservedOptions extends Pick<SharedDepsOptions, "emit" | "signal"> {
  readonly path: string;
}

/** Reports requests and responses, without anything that a reader has entered: no address, header or body. */
const observed =
  (send: Send, { path, emit, signal }: ObservedOptions): Send =>
  async (plan, aborted, listener) => {
    const { method } = plan;
    emit("request", { path, method });
    try {
      const sent = await send(plan, AbortSignal.any([aborted, signal]), listener);
      emit("response", { path, method, status: sent.status, milliseconds: sent.time });
      return sent;
    } catch (error) {
      if (!aborted.aborted && !signal.aborted)
        emit("error", { cause: "request", message: "The request failed.", path });
      throw error;
    }
  };
