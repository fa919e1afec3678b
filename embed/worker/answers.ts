import { hasMarkdown, playgroundForm } from "#docs-host/pages/forms";
import type { ReferenceSite } from "#docs-host/site/model";
import type { PlaygroundCall } from "#docs-host/site/page-data";
import { asJson, printJson } from "#engine/json";
import type { ChannelForm, EndpointForm } from "#engine/model";
import {
  type EarlyAnswer,
  type EarlyQuestion,
  type MarkupNode,
  openScreenStore,
  type PageMarkup,
  type PlaceAnswer,
  pageName,
  type Questions,
  type QuestionType,
  readMarkup,
  screenKey,
} from "../protocol/index.ts";
import { withLateCode } from "./late-code.ts";
import { loadEarly, loadRendering, loadTexts } from "./load-code.ts";
import type { OpenReference } from "./open-reference.ts";
import type { PartialReference } from "./partial-reference.ts";

/** The hash of the build's sources. Stored screens of other builds are ignored. */
declare const __CALLBOARD_EMBED_BUILD__: string;

/** Delay in ms before a screen is rendered for the next visit, which ends before the rest of the description is imported. */
const screenAfter = 500;

type Answers = {
  readonly [T in Exclude<QuestionType, "screen">]: (
    open: OpenReference,
    asked: Questions[T]["asked"],
  ) => Promise<Questions[T]["answer"]> | Questions[T]["answer"];
};

/** Dispatches a request by type. */
export const answerTo = <T extends keyof Answers>(
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
  index: async (open, number) => {
    const reference = await open.whole();
    const hash = await open.pagesHash;
    if (open.source.kind !== "address" || hash === undefined)
      throw new Error("a description of several files has no index");
    const { indexFiles } = await import("./index-files.ts");
    return indexFiles(number, {
      reference,
      // The element adds the address.
      version: versionOf({ hash }).slice(0, -` ${open.source.url}`.length),
      page: async (place) => nodesOf(await rendered(reference, place)),
      early: (name, isInPlace) =>
        earlyScreen(open, { name, isInPlace, isNarrow: false, isUnplaced: false, shown: undefined }),
    });
  },
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
export async function screenIn(
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
      await storeScreen(screen, whole, await withLateCode(() => screenOf(screen, whole)));
    } catch {
      // Without it the next visit reads the operation again.
    }
  }, screenAfter);
}

/** Stores a page for the next visit, if its description has an address and a hash. */
async function storePage(
  { source, server, pagesHash }: OpenReference,
  place: PlaceAnswer,
  parts: PageMarkup,
): Promise<void> {
  const hash = await pagesHash;
  const markup = nodesOf(parts);
  const asked = { name: pageName(place.path), isInPlace: false };
  await storeScreen({ source, server, hash }, asked, { markup, version: versionOf({ hash }), place });
}

/** Returns the stored form of a page. */
const nodesOf = ([navigation, content]: PageMarkup): readonly MarkupNode[] => [
  ["nav", {}, navigation],
  ["main", {}, content],
];

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
