import { hasMarkdown, playgroundForm } from "#docs-host/pages/forms";
import { type ReferenceSite, referenceSite } from "#docs-host/site/model";
import type { PlaygroundCall } from "#docs-host/site/page-data";
import { errorMessage } from "#engine/error-message";
import { asJson, printJson } from "#engine/json";
import type { ChannelForm, EndpointForm } from "#engine/model";
import {
  type EarlyAnswer,
  type EarlyQuestion,
  type Fetched,
  type FromWorker,
  type OpenMessage,
  openScreenStore,
  type PageAnswer,
  type PlaceAnswer,
  type QuestionMessage,
  type Questions,
  type QuestionType,
  readMarkup,
  screenKey,
} from "../protocol/index.ts";
import { firstCall } from "./first-call.ts";
import { type Description, loadDescription, type ReadDocument } from "./load-description.ts";
import { openModelStore } from "./model-store.ts";
import type { PageText } from "./page-fetch.ts";
import type { Sketcher } from "./sketcher.ts";

/** The hash of the build's sources. Stored models of other builds are ignored. */
declare const __CALLBOARD_EMBED_BUILD__: string;

/** Delay in ms before a model is stored, so that the first page is drawn first. */
const storeAfter = 1500;

type Post = (message: FromWorker) => void;

/** An open description. */
interface OpenReference extends OpenMessage {
  readonly reference: ReferenceSite;
  /** The hash of its text; undefined if its pages can't be stored. */
  readonly hash: string | undefined;
}

type Answers = {
  readonly [T in QuestionType]: (
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
  readonly sketcher: Sketcher;
  /** Called once the description has been read, or can't be. */
  readonly onOpened: () => void;
}

/** Starts to handle messages of an element. The first one opens a description; others wait until it is read. */
export function startAnswering(deps: AnsweringDeps): (message: OpenMessage | QuestionMessage) => void {
  const { post, onOpened } = deps;
  let opening: Promise<OpenReference | undefined> = Promise.resolve(undefined);
  /** The most recently requested playground. It may be available before the whole description is read. */
  let awaited: EarlyMessage | undefined;
  const takeAwaited = (): EarlyMessage | undefined => {
    const taken = awaited;
    awaited = undefined;
    return taken;
  };
  return (message) => {
    if (message.type === "open") {
      opening = open(message, deps, takeAwaited).finally(onOpened);
      return;
    }
    if (message.about === "early") awaited = message;
    void opening.then((found) => {
      if (message.about === "early" && isAnswered.has(message)) return;
      void answer(found, message, post);
    });
  };
}

type EarlyMessage = Extract<QuestionMessage, { readonly about: "early" }>;

/** Requests that were handled before the whole description was read. */
const isAnswered = new WeakSet<EarlyMessage>();

async function open(
  message: OpenMessage,
  { post, fetchText, sketcher }: AnsweringDeps,
  takeAwaited: () => EarlyMessage | undefined,
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
      onDocument: async (read) => {
        sketcher.readDocument(read.document);
        if (read.isLarge) await answerFirst(message, read, { takeAwaited, name: sketcher.name() }, post);
      },
    });
    if (!found.ok) {
      if (source.kind === "address" && found.problem.cause === "status") {
        void openScreenStore(globalThis.indexedDB).remove(source.url);
      }
      post({ type: "failed", problem: found.problem });
      return undefined;
    }
    return opened(message, found.description, post);
  } catch (error) {
    post({ type: "failed", problem: unexpected(error) });
    return undefined;
  }
}

interface AwaitedPlayground {
  /** Takes the pending request for a playground. */
  readonly takeAwaited: () => EarlyMessage | undefined;
  /** The name of the playground that has been sketched; undefined if none has. */
  readonly name: string | undefined;
}

/** Answers the request for a playground from a part of its description. Other requests wait for the whole description. */
async function answerFirst(
  { source, server }: OpenMessage,
  { document, importPart, hash }: ReadDocument,
  { takeAwaited, name }: AwaitedPlayground,
  post: Post,
): Promise<void> {
  const before = takeAwaited();
  const first = before?.asked.name ?? name;
  if (first === undefined) return;
  try {
    const call = await firstCall(document, first, importPart);
    const place = call && placeOf(call.outline, call.path);
    if (call === undefined || place?.call === undefined) return;
    const form = await completeForm(call.outline, call.form);
    // The page asks once it has drawn the sketch, which it was sent before.
    if (before === undefined) await new Promise((done) => setTimeout(done));
    const question = takeAwaited() ?? before;
    if (question?.asked.name !== first) return;
    const { number, asked } = question;
    const screen = { source, server, hash, place, call: place.call, form };
    const answer = await screenOf(screen, asked);
    post({ type: "answer", number, answer });
    isAnswered.add(question);
    // Stored now: after the rest has been imported, which takes seconds, many readers have left.
    const whole = { ...asked, isSketched: false };
    await storeScreen(screen, whole, asked.isSketched ? await screenOf(screen, whole) : answer);
  } catch {
    // The whole description is read next, and its errors are reported.
  }
}

function opened(message: OpenMessage, description: Description, post: Post): OpenReference {
  const { model, hash, diagnostics, isCached, isAlone } = description;
  const reference = referenceSite(model, hash);
  post({ type: "opened", opened: { title: reference.site.title, diagnostics, isCached } });
  return { ...message, reference, hash: isAlone ? hash : undefined };
}

const unexpected = (error: unknown) => ({
  cause: "worker" as const,
  message: "The description could not be shown because of an error in Callboard.",
  advice: `Report it with this text: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
});

async function answer(open: OpenReference | undefined, question: QuestionMessage, post: Post): Promise<void> {
  const { number } = question;
  try {
    if (open === undefined) throw new Error("there is no description");
    post({ type: "answer", number, answer: await answerTo(open, question) });
  } catch (error) {
    post({ type: "unanswered", number, message: errorMessage(error) });
  }
}

/** Dispatches a request by type. */
const answerTo = <T extends QuestionType>(
  open: OpenReference,
  { about, asked }: { readonly about: T; readonly asked: Questions[T]["asked"] },
): ReturnType<Answers[T]> => answers[about](open, asked) as ReturnType<Answers[T]>; // the function with this name returns this type

const answers: Answers = {
  place: ({ reference }, path) => placeOf(reference, path),
  page: async ({ reference }, path) => {
    const place = placeOf(reference, path);
    return place && { ...place, ...(await rendered(reference, place)) };
  },
  path: ({ reference }, name) => reference.pathOf(name),
  form: async ({ reference }, url) => {
    const form = await formOf(reference, url);
    return form && printJson(asJson(form));
  },
  early: earlyScreen,
  // Sketches are answered before the description has been read; afterwards there is more than a sketch.
  sketch: () => undefined,
};

/**
 * Returns the form at an address, with formatted descriptions if the form belongs to a playground.
 */
async function formOf(reference: ReferenceSite, url: string): Promise<EndpointForm | ChannelForm | undefined> {
  const form = reference.formAt(url);
  return form === undefined || !/\/(?:forms|channels)\//.test(url) ? form : completeForm(reference, form);
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

async function earlyScreen(open: OpenReference, asked: EarlyQuestion): Promise<EarlyAnswer | undefined> {
  const { reference } = open;
  const { name } = asked;
  const path = name.startsWith("/") ? name : reference.pathOf(name);
  const place = path === undefined ? undefined : placeOf(reference, path);
  const form = place?.call && (await formOf(reference, place.call.formUrl));
  if (place?.call === undefined || form === undefined || !("endpoint" in form)) return undefined;
  const screen = { ...open, place, call: place.call, form };
  const answer = await screenOf(screen, asked);
  if (asked.isSketched) storeLater(screen, asked);
  else void storeScreen(screen, asked, answer);
  return answer;
}

interface ScreenOptions extends Pick<OpenReference, "source" | "server" | "hash"> {
  readonly place: PlaceAnswer;
  readonly call: PlaygroundCall;
  readonly form: EndpointForm;
}

/** Renders the first screen of a playground. */
async function screenOf(options: ScreenOptions, asked: EarlyQuestion): Promise<EarlyAnswer> {
  const { hash, place, call, form } = options;
  const { isInPlace, isNarrow, isSketched, shown } = asked;
  const version = `${__CALLBOARD_EMBED_BUILD__} ${hash}`;
  const text = printJson(asJson(form));
  if (isNarrow || isSketched || shown === version) return { place, form: text, markup: undefined, version };
  const { earlyMarkup } = await loadEarly();
  const { origin } = globalThis.location;
  return { place, form: text, markup: readMarkup(earlyMarkup({ form, call, origin, isInPlace })), version };
}

/**
 * Renders and stores the first screen of a playground that shows a sketch, once the playground has had time to load.
 */
function storeLater(screen: ScreenOptions, asked: EarlyQuestion): void {
  setTimeout(async () => {
    const whole = { ...asked, isSketched: false };
    try {
      await storeScreen(screen, whole, await screenOf(screen, whole));
    } catch {
      // Without it the next visit starts with a sketch too.
    }
  }, storeAfter);
}

/** Stores a first screen for the next visit, if its description has an address and a hash. */
async function storeScreen(
  { source, server, hash }: ScreenOptions,
  asked: EarlyQuestion,
  { markup, version, place }: EarlyAnswer,
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

async function rendered(reference: ReferenceSite, { path }: PlaceAnswer): Promise<Omit<PageAnswer, keyof PlaceAnswer>> {
  const { referencePages } = await loadRendering();
  const pages = known.get(reference) ?? referencePages(reference.site);
  known.set(reference, pages);
  const page = pages.page(reference.slugAt(path) ?? "");
  return { navigation: readMarkup(page?.navigation ?? ""), content: readMarkup(page?.content ?? "") };
}

const known = new WeakMap<ReferenceSite, ReturnType<Awaited<ReturnType<typeof loadRendering>>["referencePages"]>>();
