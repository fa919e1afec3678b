import type { EndpointForm } from "#engine/model";
import { fetchJson } from "../adapters/fetch-json.ts";
import { later } from "../adapters/later.ts";
import { lazyDirectSender, lazyProxySender } from "../adapters/lazy-senders.ts";
import { sessionStore } from "../adapters/session-store.ts";
import type { Arrival, Injection } from "./auth/index.ts";
import { authStore, loadInjection, loadLeaveFor } from "./auth/index.ts";
import type { PlaygroundDeps, PlaygroundOptions } from "./compose/index.ts";
import { apiIn, draftKey, injectionUrl, pageBase, pageFormUrl } from "./page-data/index.ts";
import { readForm } from "./read-form.ts";
import { splitsOf } from "./request/index.ts";
import type { Opened } from "./switching/index.ts";

/** The reader's settings that are saved between visits, never credentials. */
export const habits = sessionStore(() => localStorage);

/** Where the borders between the sides were left. */
export const splits = splitsOf(habits);

/** The storage of the tab: drafts, and credentials as far as they may be stored. */
export const secrets = sessionStore(() => sessionStorage);

/** One for all endpoints of the page, since secrets in memory are gone with it. */
const store = authStore(secrets, habits);

/** Forms that hold passwords stay here alone, so that they are there after a look at another endpoint of the page. */
const inMemory: PlaygroundDeps["inMemory"] = new Map();

const network = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => performance.now(),
  random: () => crypto.randomUUID(),
};

let asking: Promise<Injection> | undefined;

/**
 * The login to the site, one for the page: it continues polling while playgrounds are mounted and unmounted. Most sites
 * have none, and load no code for it. Rejects if its script can't be loaded.
 */
export function injectionAt(url: string | undefined): Promise<Injection> | undefined {
  if (url === undefined) return undefined;
  const start = async () => (await loadInjection()).pageInjection(url, secrets);
  asking ??= start().catch((error: unknown) => {
    // The next attempt loads it again.
    asking = undefined;
    throw error;
  });
  return asking;
}

/**
 * The login to the site for the API of a form. A page may open an API whose readers do not log in, such as one of the
 * history.
 */
export const injectionFor = ({ siteLogin }: Pick<EndpointForm, "siteLogin">): Promise<Injection> | undefined =>
  injectionAt(siteLogin === true ? injectionUrl(pageBase()) : undefined);

/** The dependencies of a playground; `injection` is the login to the site, if readers of this API log in. */
export const deps = (
  options: PlaygroundOptions,
  { target, given }: Opened,
  arrival: Arrival,
  injection: Injection | undefined,
): PlaygroundDeps => ({
  ...(injection !== undefined && { injection }),
  given,
  api: apiIn(target.formUrl),
  draftKey: draftKey(target.referenceHref),
  send: (options.direct ? lazyDirectSender : lazyProxySender)(options.proxyUrl, {
    ...network,
    apiId: apiIn(target.formUrl),
    pageOrigin: location.origin,
  }),
  // A site without a proxy has logins of APIs that allow them from other sites.
  sendLogin: (options.proxyUrl === "" ? lazyDirectSender : lazyProxySender)(options.proxyUrl, {
    ...network,
    apiId: apiIn(target.formUrl),
    pageOrigin: location.origin,
  }),
  // Only the browser itself sets cookies (Fetch, "forbidden request-header").
  ...(options.direct && { isSent: ({ name }) => name.toLowerCase() !== "cookie" }),
  loadForm: (endpointId) => fetchForm(siblingForm(target.formUrl, endpointId)),
  keeper: store,
  loginError: arrival.takeError(),
  takeLoginAnswer: arrival.takeAnswer,
  cameBack: arrival.hasAnswer,
  leaveFor: async (url, signal) => (await loadLeaveFor()).leaveFor(secrets)(url, signal),
  siteUrl: location.origin + pageBase(),
  store: secrets,
  inMemory,
  now: () => new Date(),
  later,
  log: ({ cause, message }) => console.error(`callboard: ${cause}: ${message}`),
});

/** Where the form of another endpoint of the same API is loaded from. */
const siblingForm = (url: string, endpointId: string): string => pageFormUrl(apiIn(url), endpointId);

/** Loads the form of an endpoint or a channel; rejects with a message for the reader. */
export async function fetchForm<Form = EndpointForm>(url: string, signal?: AbortSignal): Promise<Form> {
  const form = await fetchJson<Form>(url, readForm, signal);
  if (!form.ok) throw new Error(`The form could not be loaded: ${form.problem}.`);
  return form.value;
}
