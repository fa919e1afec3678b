import { apiIn, draftKey } from "#docs-host/site/page-data";
import type { Endpoint, EndpointForm } from "#engine/model";
import { isXmlBody, isXmlType } from "#engine/request";
import type { SplitsProps } from "#ui/shell";
import { later } from "../adapters/later.ts";
import { lazyDirectSender, lazyProxySender } from "../adapters/lazy-senders.ts";
import type { Send } from "../adapters/send.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import { type Arrival, authStore, type Injection, loadLeaveFor } from "../auth/index.ts";
import type { PlaygroundDeps, PlaygroundOptions } from "../compose/index.ts";
import type { GivenForm } from "../form/index.ts";
import { splitsOf } from "../request/composed.tsx";
import type { Opened, Target } from "../switching/index.ts";

/** The dependencies of playgrounds on a page: one of the site, or one that has no site behind it. */
export interface SharedDeps {
  /** The reader's settings that are saved between visits, never credentials. */
  readonly habits: SessionStore;
  /** The storage of the tab: drafts, and credentials as far as they may be stored. */
  readonly secrets: SessionStore;
  /** True if readers can record and compare answers, and test with generated requests. */
  readonly hasAnswerTools?: boolean | undefined;
  /** Where the borders between the sides were left. */
  readonly splits: SplitsProps;
  /** Loads the form of an endpoint or a channel; rejects with a message for the reader. */
  readonly loadForm: LoadForm;
  /** The login to the site for the API of a form, if its readers log in. */
  readonly injectionFor: (form: Pick<EndpointForm, "siteLogin">) => Promise<Injection> | undefined;
  /** The dependencies of a playground; `injection` is the login to the site, if readers of this API log in. */
  readonly deps: (
    options: Pick<PlaygroundOptions, "direct" | "proxyUrl">,
    opened: Opened,
    arrival: Arrival,
    injection: Injection | undefined,
  ) => PlaygroundDeps;
  /** The address that opens a playground filled in. */
  readonly shareLink: (target: Target, form: GivenForm) => string;
}

/** Loads a form by its address. */
export type LoadForm = <Form = EndpointForm>(url: string, signal?: AbortSignal) => Promise<Form>;

const network = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => performance.now(),
  random: () => crypto.randomUUID(),
};

/** Returns true if a body of the form, or a part of one, is XML. */
const hasXml = ({ endpoint: { request } = bare }: { readonly endpoint?: Pick<Endpoint, "request"> }): boolean =>
  [request?.body, ...(request?.alternatives ?? [])].some(
    (body) =>
      isXmlBody(body) ||
      (body?.kind === "form-data" && Object.values(body.parts).some(({ contentType }) => contentType?.some(isXmlType))),
  );
const bare: Pick<Endpoint, "request"> = {};

interface SharedDepsOptions
  extends Pick<SharedDeps, "habits" | "secrets" | "loadForm" | "injectionFor" | "shareLink" | "hasAnswerTools"> {
  /** The address of the form of another endpoint of the API of a form. */
  readonly siblingForm: (formUrl: string, endpointId: string) => string;
  /** The address of the site, which logins return to. */
  readonly siteUrl: () => string;
  /** Wraps the function that sends the requests of a target, such as to observe them. */
  readonly observe?: (send: Send, target: Target) => Send;
  /** Fetches in place of the browser's function, such as with other cookies. */
  readonly fetch?: typeof network.fetch;
}

/** Creates the dependencies that several playgrounds share with their storage: all share their credentials. */
export function sharedDeps(options: SharedDepsOptions): SharedDeps {
  const { habits, secrets, injectionFor, shareLink, siblingForm, siteUrl, hasAnswerTools } = options;
  const { observe = (send) => send } = options;
  const calls = { ...network, ...(options.fetch && { fetch: options.fetch }) };
  /** One for all endpoints, since secrets in memory are gone with it. */
  const keeper = authStore(secrets, habits);
  /** Forms that hold passwords stay here alone, so that they are there after a look at another endpoint. */
  const inMemory: PlaygroundDeps["inMemory"] = new Map();
  let xml: PlaygroundDeps["xml"];
  const loadForm: LoadForm = async <Form>(url: string, signal?: AbortSignal) => {
    const form = await options.loadForm<Form & Partial<EndpointForm>>(url, signal);
    if (hasXml(form)) ({ xmlText: xml } = await import("#engine/xml"));
    return form;
  };
  return {
    ...{ habits, secrets, loadForm, injectionFor, shareLink, hasAnswerTools },
    splits: splitsOf(habits),
    deps: ({ direct, proxyUrl }, { target, given }, arrival, injection) => {
      const at = { ...calls, apiId: apiIn(target.formUrl), pageOrigin: location.origin };
      const sender = (isRecorded?: boolean) =>
        observe((direct ? lazyDirectSender : lazyProxySender)(proxyUrl, { ...at, isRecorded }), target);
      return {
        ...(injection !== undefined && { injection }),
        xml,
        given,
        api: at.apiId,
        draftKey: draftKey(target.referenceHref),
        send: sender(hasAnswerTools),
        sendUnrecorded: sender(),
        // A site without a proxy has logins of APIs that allow them from other sites.
        sendLogin: (proxyUrl === "" ? lazyDirectSender : lazyProxySender)(proxyUrl, at),
        // Only the browser itself sets cookies (Fetch, "forbidden request-header").
        ...(direct && { isSent: ({ name }) => name.toLowerCase() !== "cookie" }),
        loadSchemas: async () => {
          const { schemas, schemaAnchors } = await loadForm(target.answersUrl);
          return schemas && { schemas, ...(schemaAnchors && { schemaAnchors }) };
        },
        loadForm: (endpointId) => loadForm(siblingForm(target.formUrl, endpointId)),
        keeper,
        loginError: arrival.takeError(),
        takeLoginAnswer: arrival.takeAnswer,
        cameBack: arrival.hasAnswer,
        leaveFor: async (url, signal) => (await loadLeaveFor()).leaveFor(secrets)(url, signal),
        siteUrl: siteUrl(),
        store: secrets,
        inMemory,
        now: () => new Date(),
        later,
        log: ({ cause, message }) => console.error(`callboard: ${cause}: ${message}`),
      };
    },
  };
}
