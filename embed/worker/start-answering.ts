import { hasMarkdown, playgroundForm } from "#docs-host/pages/forms";
import { type ReferenceSite, referenceSite } from "#docs-host/site/model";
import type { PlaygroundCall } from "#docs-host/site/page-data";
import { errorMessage } from "#engine/error-message";
import { asJson, printJson } from "#engine/json";
import type { ChannelForm, EndpointForm } from "#engine/model";
import {
  deferred,
  type EarlyAnswer,
  type EarlyQuestion,
  type Fetched,
  type FromWorker,
  type OpenMessage,
  openScreenStore,
  type PageMarkup,
  type PlaceAnswer,
  pageName,
  type QuestionMessage,
  type Questions,
  type QuestionType,
  readMarkup,
  screenKey,
} from "../protocol/index.ts";
import { loadHtml, withHtml } from "./late-html.ts";
import { type Description, loadDescription, type ReceivedText } from "./load-description.ts";
import { openModelStore } from "./model-store.ts";
import type { PageText } from "./page-fetch.ts";
import { type EndpointPart, type PartialReference, partialReference } from "./partial-reference.ts";
import { type Quiet, waitForQuiet } from "./quiet.ts";

/** The hash of the build's sources. Stored models of other builds are ignored. */
declare const __CALLBOARD_EMBED_BUILD__: string;

/** Delay in ms before a model is stored, so that the first page is drawn first. */
const storeAfter = 1500;

/** Delay in ms before a screen is rendered for the next visit, which ends before the rest of the description is imported. */
const screenAfter = 500;

/** Time in ms without a question after which the rest of a large description is imported, which blocks the worker. */
const quietTime = 1500;

type Post = (message: FromWorker) => void;

/** An open description: as a whole, or in parts while the rest has not been imported. */
interface OpenReference extends OpenMessage {
  /** The reference with all pages, of which some may be incomplete. */
  readonly listed: ReferenceSite;
  /** Returns a reference in which the page at a path, or its form, is complete. */
  readonly completeAt: (path: string, part: EndpointPart) => Promise<ReferenceSite>;
  /** Returns the whole reference. */
  readonly whole: () => Promise<ReferenceSite>;
  /** The hash of its text; undefined if its screens can't be stored. */
  readonly hash: string | undefined;
  /** Resolves to the hash if its pages can be stored, once all of it has been read: pages depend on other files. */
  readonly pagesHash: Promise<string | undefined>;
}

type Answers = {
  readonly [T in Exclude<QuestionType, "screen">]: (
    open: OpenReference,
    asked: Questions[T]["asked"],
  ) => Promise<Questions[T]["answer"]> | Questions[T]["answer"];
};

/**
 * Rendering of first screens and pages, and formatting of descriptions: playgrounds with plain descriptions need
 * neither.
 */
const loadEarly = () => import("#docs-host/playground/first-screen");
const loadRendering = () => import("#docs-host/pages/reference");
const loadTexts = () => import("#docs-host/pages/guides");

interface AnsweringDeps {
  readonly post: Post;
  /** Fetches the description. */
  readonly fetchText: () => Promise<Fetched<PageText>>;
  /** Called once the description has been read, or can't be. */
  readonly onOpened: () => void;
}

/** Starts to handle messages of an element. The first one opens a description; others wait until it is read. */
export function startAnswering(deps: AnsweringDeps): (message: OpenMessage | QuestionMessage) => void {
  let reference: Promise<OpenReference | undefined> = Promise.resolve(undefined);
  let partial: Promise<PartialReference | undefined> = Promise.resolve(undefined);
  /** Resolves once the last request for a screen has been answered. */
  let screen: Promise<void> = Promise.resolve();
  const quiet = waitForQuiet(quietTime);
  const preload = codePreloader();
  return (message) => {
    preload(message);
    if (message.type === "open") {
      const opening = open(message, deps, { quiet, isScreenDrawn: () => screen });
      reference = opening.first;
      partial = opening.partial;
      void opening.whole.then(() => {
        reference = opening.whole;
      });
    } else if (message.about === "screen") {
      screen = quiet.during(partial.then((found) => respond(message, deps.post, () => screenIn(found, message.asked))));
    } else void quiet.during(reference.then((open) => answer(open, message, deps.post)));
  };
}

/**
 * Returns the function that loads the code for an answer while the description is read, a page's only if no playground is
 * requested at the same time. A failure is reported when the code is used.
 */
function codePreloader(): (message: OpenMessage | QuestionMessage) => void {
  let isPlayground = false;
  return (message) => {
    if (message.type === "open") {
      if (message.shows === "page") setTimeout(() => void (isPlayground || loadRendering().catch(() => undefined)));
    } else if (message.about === "screen" || (message.about === "early" && needsMarkup(message.asked))) {
      isPlayground = true;
      loadEarly().catch(() => undefined);
    }
  };
}

/** Returns true for a first screen that the page does not show. */
const needsMarkup = ({ isNarrow, isUnplaced, shown }: EarlyQuestion): boolean =>
  !isNarrow && !isUnplaced && shown === undefined;

/** The opening of a description, which is undefined if it can't be read. */
interface Opening {
  /** Resolves as soon as one operation can be read; to undefined for descriptions that are read as a whole. */
  readonly partial: Promise<PartialReference | undefined>;
  /** Resolves as soon as one of its pages can be rendered. */
  readonly first: Promise<OpenReference | undefined>;
  readonly whole: Promise<OpenReference | undefined>;
}

interface OpeningDeps {
  readonly quiet: Quiet;
  /** Resolves once the requested screens have been answered: the outline takes longer than an operation. */
  readonly isScreenDrawn: () => Promise<void>;
}

function open(message: OpenMessage, deps: AnsweringDeps, { quiet, isScreenDrawn }: OpeningDeps): Opening {
  const part = deferred<OpenReference>();
  const partial = deferred<PartialReference | undefined>();
  const onText = async ({ document, importPart, hash, mayHaveHtml }: ReceivedText): Promise<void> => {
    const divided = document && partialReference(document, importPart);
    partial.resolve(divided);
    await isScreenDrawn();
    if (mayHaveHtml) loadHtml().catch(() => undefined);
    const outlined = await divided?.outline();
    if (outlined === undefined) return;
    const wholeReference = async (): Promise<ReferenceSite> => {
      quiet.end();
      const found = await whole;
      if (found === undefined) throw new Error("the rest of the description can't be read");
      return found.listed;
    };
    const pagesHash = async (): Promise<string | undefined> => (await whole)?.hash;
    const completeAt: OpenReference["completeAt"] = async (path, part) =>
      (await outlined.completeAt(path, part)) ?? (await wholeReference());
    part.resolve({
      ...message,
      listed: outlined.outline,
      completeAt,
      whole: wholeReference,
      hash,
      pagesHash: pagesHash(),
    });
    await quiet.wait();
  };
  const whole = openWhole(message, deps, onText).finally(() => {
    deps.onOpened();
    partial.resolve(undefined); // after a failure, or with a stored model
  });
  const first = Promise.race([part.promise, whole]);
  void first.then((found) => {
    if (found !== undefined) deps.post({ type: "opened", opened: { title: found.listed.site.title } });
  });
  return { partial: partial.promise, first, whole };
}

async function openWhole(
  message: OpenMessage,
  { post, fetchText }: AnsweringDeps,
  onText: (text: ReceivedText) => Promise<void>,
): Promise<OpenReference | undefined> {
  const { source, server } = message;
  try {
    const found = await loadDescription(source, {
      server,
      store: openModelStore(globalThis.indexedDB),
      build: __CALLBOARD_EMBED_BUILD__,
      // Packing blocks the worker.
      later: (act) => void setTimeout(act, storeAfter),
      now: () => Date.now(),
      fetchText,
      onText,
    });
    if (!found.ok) {
      if (source.kind === "address" && found.problem.cause === "status") {
        void openScreenStore(globalThis.indexedDB).remove(source.url);
      }
      post({ type: "failed", problem: found.problem });
      return undefined;
    }
    return wholeOf(message, found.description);
  } catch (error) {
    post({ type: "failed", problem: unexpected(error) });
    return undefined;
  }
}

function wholeOf(message: OpenMessage, { model, hash, isAlone }: Description): OpenReference {
  const reference = referenceSite(model, hash);
  const whole = async (): Promise<ReferenceSite> => reference;
  const known = isAlone ? hash : undefined;
  return { ...message, listed: reference, completeAt: whole, whole, hash: known, pagesHash: Promise.resolve(known) };
}

const unexpected = (error: unknown) => ({
  cause: "worker" as const,
  message: "The description could not be shown because of an error in Callboard.",
  advice: `Report it with this text: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
});

type AnswerableMessage = Exclude<QuestionMessage, { readonly about: "screen" }>;

const answer = (open: OpenReference | undefined, question: AnswerableMessage, post: Post): Promise<void> =>
  respond(question, post, async () => {
    if (open === undefined) throw new Error("there is no description");
    return answerTo(open, question);
  });

/** Sends an answer, or the error that prevented it. */
async function respond({ number }: QuestionMessage, post: Post, find: () => Promise<unknown>): Promise<void> {
  try {
    post({ type: "answer", number, answer: await withHtml(find) });
  } catch (error) {
    post({ type: "unanswered", number, message: errorMessage(error) });
  }
}

/** Dispatches a request by type. */
const answerTo = <T extends keyof Answers>(
  open: OpenReference,
  { about, asked }: { readonly about: T; readonly asked: Questions[T]["asked"] },
): ReturnType<Answers[T]> => answers[about](open, asked) as ReturnType<Answers[T]>; // the function with this name returns this type

const answers: Answers = {
  place: (open, path) => found(open, (reference) => placeOf(reference, path)),
  page: async (open, { path, shown }) => {
    const place = await found(open, (reference) => placeOf(reference, path));
    if (place === undefined || shown === versionOf(open)) return place && { ...place, markup: undefined };
    const markup = await rendered(await open.completeAt(path, "page"), place);
    void storePage(open, place, markup);
    return { ...place, markup };
  },
  path: (open, name) => found(open, (reference) => reference.pathOf(name)),
  form: async (open, url) => {
    const form = await formOf(open, url);
    return form && printJson(asJson(form));
  },
  early: earlyScreen,
};

/** Searches the list of pages, then the whole description. */
async function found<T>(
  open: OpenReference,
  find: (reference: ReferenceSite) => T | undefined,
): Promise<T | undefined> {
  return find(open.listed) ?? find(await open.whole());
}

/**
 * Returns the form at an address, with formatted descriptions if the form belongs to a playground.
 */
async function formOf(open: OpenReference, url: string): Promise<EndpointForm | ChannelForm | undefined> {
  const listed = open.listed.formAt(url);
  const path = listed && "endpoint" in listed ? open.listed.pathOf(listed.endpoint.id) : undefined;
  const isForm = /\/(?:forms|channels)\//.test(url);
  const reference = await (path === undefined ? open.whole() : open.completeAt(path, isForm ? "form" : "page"));
  const form = reference.formAt(url);
  return form === undefined || !isForm ? form : completeForm(reference, form);
}

/** Returns a form of a playground with formatted descriptions. */
async function completeForm<Form extends EndpointForm | ChannelForm>(
  { site }: ReferenceSite,
  form: Form,
): Promise<Form> {
  const api = [...site.apis.values()][0];
  if (api === undefined) return form;
  const texts = hasMarkdown(form) ? (await loadTexts()).textsOfForm(site, api.id, form) : {};
  return playgroundForm(site, api, form, { texts });
}

/** Renders the first screen of an operation that is read before the rest of its description. */
async function screenIn(
  partial: PartialReference | undefined,
  { name, isInPlace }: Questions["screen"]["asked"],
): Promise<Questions["screen"]["answer"]> {
  const reference = await partial?.operation(name);
  const path = reference?.pathOf(name);
  const call = path === undefined ? undefined : reference && placeOf(reference, path)?.call;
  const form = call && reference?.formAt(call.formUrl);
  if (reference === undefined || call === undefined || form === undefined || !("endpoint" in form)) return undefined;
  return drawn({ form: await completeForm(reference, form), call }, isInPlace);
}

async function earlyScreen(open: OpenReference, asked: EarlyQuestion): Promise<EarlyAnswer | undefined> {
  const { name } = asked;
  const path = name.startsWith("/") ? name : await found(open, (reference) => reference.pathOf(name));
  const place = path === undefined ? undefined : await found(open, (reference) => placeOf(reference, path));
  const form = place?.call && (await formOf(open, place.call.formUrl));
  if (place?.call === undefined || form === undefined || !("endpoint" in form)) return undefined;
  const screen = { ...open, place, call: place.call, form };
  const answer = await screenOf(screen, asked);
  if (asked.isUnplaced) storeLater(screen, asked);
  else void storeScreen(screen, asked, answer);
  return answer;
}

interface ScreenOptions extends Pick<OpenReference, "source" | "server" | "hash"> {
  readonly place: PlaceAnswer;
  readonly call: PlaygroundCall;
  readonly form: EndpointForm;
}

const versionOf = ({ hash }: Pick<OpenReference, "hash">): string => `${__CALLBOARD_EMBED_BUILD__} ${hash}`;

/** Renders the first screen of a playground. */
async function screenOf(options: ScreenOptions, asked: EarlyQuestion): Promise<EarlyAnswer> {
  const { hash, place, form } = options;
  const { isInPlace, isNarrow, isUnplaced, shown } = asked;
  const version = versionOf({ hash });
  const text = printJson(asJson(form));
  if (isNarrow || isUnplaced || shown === version) return { place, form: text, markup: undefined, version };
  return { place, form: text, markup: await drawn(options, isInPlace), version };
}

async function drawn({ form, call }: Pick<ScreenOptions, "form" | "call">, isInPlace: boolean) {
  const { earlyMarkup } = await loadEarly();
  return readMarkup(earlyMarkup({ form, call, origin: globalThis.location.origin, isInPlace }));
}

/**
 * Renders and stores the first screen of a playground that was shown before its path was known, once the playground has
 * had time to load.
 */
function storeLater(screen: ScreenOptions, asked: EarlyQuestion): void {
  setTimeout(async () => {
    const whole = { ...asked, isUnplaced: false };
    try {
      await storeScreen(screen, whole, await screenOf(screen, whole));
    } catch {
      // Without it the next visit reads the operation again.
    }
  }, screenAfter);
}

/** Stores a page for the next visit, if its description has an address and a hash. */
async function storePage(
  { source, server, pagesHash }: OpenReference,
  place: PlaceAnswer,
  [navigation, content]: PageMarkup,
): Promise<void> {
  const hash = await pagesHash;
  const markup = [["nav", {}, navigation] as const, ["main", {}, content] as const];
  const asked = { name: pageName(place.path), isInPlace: false };
  await storeScreen({ source, server, hash }, asked, { markup, version: versionOf({ hash }), place });
}

/** Stores a first screen for the next visit, if its description has an address and a hash. */
async function storeScreen(
  { source, server, hash }: Pick<OpenReference, "source" | "server" | "hash">,
  asked: Pick<EarlyQuestion, "name" | "isInPlace">,
  { markup, version, place }: Pick<EarlyAnswer, "markup" | "version" | "place">,
): Promise<void> {
  if (source.kind !== "address" || hash === undefined || markup === undefined) return;
  const key = screenKey(source.url, server, asked);
  await openScreenStore(globalThis.indexedDB).put({ key, version, place, markup, storedAt: Date.now() });
}

function placeOf({ site, slugAt, callOn }: ReferenceSite, path: string): PlaceAnswer | undefined {
  const slug = slugAt(path);
  const page = slug === undefined ? undefined : site.pages.get(slug);
  return page && { path: pathAt(page.slug), title: page.title, call: callOn(page.slug) };
}

const pathAt = (slug: string): string => `/${slug}`;

async function rendered(reference: ReferenceSite, { path }: PlaceAnswer): Promise<PageMarkup> {
  const { referencePages } = await loadRendering();
  const pages = known.get(reference) ?? referencePages(reference.site);
  known.set(reference, pages);
  const page = pages.page(reference.slugAt(path) ?? "");
  return [readMarkup(page?.navigation ?? ""), readMarkup(page?.content ?? "")];
}

const known = new WeakMap<ReferenceSite, ReturnType<Awaited<ReturnType<typeof loadRendering>>["referencePages"]>>();
