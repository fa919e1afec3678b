import { type ReferenceSite, referenceSite } from "#docs-host/embedded";
import { hasMarkdown, playgroundForm } from "#docs-host/embedded/forms";
import { asJson, printJson } from "#engine/json";
import {
  type FromWorker,
  type OpenMessage,
  type PageAnswer,
  type PlaceAnswer,
  type QuestionMessage,
  type Questions,
  type QuestionType,
  readMarkup,
  type ToWorker,
} from "../protocol/index.ts";
import { type Description, loadDescription } from "./load-description.ts";
import { openModelStore } from "./model-store.ts";

/** The hash of the sources of the build, which a model was read by. */
declare const __CALLBOARD_EMBED_BUILD__: string;

/** Time after a description has been read until its model is stored, in ms: the first page is drawn by then. */
const storeAfter = 1500;

type Post = (message: FromWorker) => void;

type Answers = {
  readonly [T in QuestionType]: (
    site: ReferenceSite,
    asked: Questions[T]["asked"],
  ) => Promise<Questions[T]["answer"]> | Questions[T]["answer"];
};

/** Rendering of pages, and formatting of descriptions: playgrounds whose descriptions are plain do without both. */
const loadRendering = () => import("#docs-host/embedded/rendering");
const loadTexts = () => import("#docs-host/embedded/texts");

/** Starts to answer the messages of an element. The first one opens a description; questions wait until it is read. */
export function startAnswering(post: Post): (message: ToWorker) => void {
  let opening: Promise<ReferenceSite | undefined> = Promise.resolve(undefined);
  return (message) => {
    if (message.type === "open") {
      opening = open(message, post);
      return;
    }
    void opening.then((site) => answer(site, message, post));
  };
}

async function open({ source, server }: OpenMessage, post: Post): Promise<ReferenceSite | undefined> {
  try {
    const found = await loadDescription(source, {
      server,
      store: openModelStore(globalThis.indexedDB),
      build: __CALLBOARD_EMBED_BUILD__,
      // Packing takes a moment, in which no question would be answered.
      later: (act) => void setTimeout(act, storeAfter),
      now: () => Date.now(),
    });
    if (!found.ok) {
      post({ type: "failed", problem: found.problem });
      return undefined;
    }
    return opened(found.description, post);
  } catch (error) {
    post({ type: "failed", problem: unexpected(error) });
    return undefined;
  }
}

function opened({ model, hash, diagnostics, isCached }: Description, post: Post) {
  const reference = referenceSite(model, hash);
  post({ type: "opened", opened: { title: reference.site.title, diagnostics, isCached } });
  return reference;
}

const unexpected = (error: unknown) => ({
  cause: "worker" as const,
  message: "The description could not be shown because of an error in Callboard.",
  advice: `Report it with this text: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
});

async function answer(site: ReferenceSite | undefined, question: QuestionMessage, post: Post): Promise<void> {
  const { number, about, asked } = question;
  try {
    if (site === undefined) throw new Error("there is no description");
    post({ type: "answer", number, answer: await answers[about](site, asked) });
  } catch (error) {
    post({ type: "unanswered", number, message: error instanceof Error ? error.message : String(error) });
  }
}

const answers: Answers = {
  place: placeOf,
  page: async (reference, path) => {
    const place = placeOf(reference, path);
    return place && { ...place, ...(await rendered(reference, place)) };
  },
  path: (reference, name) => reference.pathOf(name),
  form: async (reference, url) => {
    const form = reference.formAt(url);
    const api = [...reference.site.apis.values()][0];
    if (form === undefined || api === undefined || !/\/(?:forms|channels)\//.test(url))
      return form && printJson(asJson(form));
    const texts = hasMarkdown(form) ? (await loadTexts()).textsOfForm(reference.site, api.id, form) : {};
    return printJson(asJson(playgroundForm(reference.site, api, form, { texts })));
  },
};

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
