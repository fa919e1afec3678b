import { apiIn, fetchJson, injectionUrl, pageBase, pageFormUrl } from "#docs-host/site/page-data";
import { sessionStore } from "../adapters/session-store.ts";
import { type Injection, loadInjection } from "../auth/index.ts";
import { readForm } from "../form/index.ts";
import { shareLink } from "../request/composed.tsx";
import { type LoadForm, sharedDeps } from "./shared-deps.ts";

const secrets = sessionStore(() => sessionStorage);

let asking: Promise<Injection> | undefined;

/**
 * The login to the site, one for the page: it continues polling while playgrounds are mounted and unmounted. Most sites
 * have no login, and load no code for it. Rejects if its script can't be loaded.
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

const loadForm: LoadForm = async <Form>(url: string, signal?: AbortSignal) => {
  const form = await fetchJson<Form>(url, readForm, signal);
  if (!form.ok) throw new Error(`The form could not be loaded: ${form.problem}.`);
  return form.value;
};

/** The dependencies that the playgrounds of a page of the site share. */
export const pageDeps = sharedDeps({
  hasAnswerTools: true,
  habits: sessionStore(() => localStorage),
  secrets,
  loadForm,
  // A page may open an API without a login of readers, such as one of the history.
  injectionFor: ({ siteLogin }) => injectionAt(siteLogin === true ? injectionUrl(pageBase()) : undefined),
  shareLink: (target, form) => shareLink(location.origin, target, form),
  siblingForm: (url, endpointId) => pageFormUrl(apiIn(url), endpointId),
  siteUrl: () => location.origin + pageBase(),
});
