import { type ReferenceSite, referenceSite } from "#docs-host/site/model";
import { deferred, type Fetched, type FromWorker, type OpenMessage, openScreenStore } from "../protocol/index.ts";
import { loadLate, withLateCode } from "./late-code.ts";
import { type Description, loadDescription, type ReceivedText } from "./load-description.ts";
import { openModelStore } from "./model-store.ts";
import type { PageText } from "./page-fetch.ts";
import { type EndpointPart, type PartialReference, partialReference } from "./partial-reference.ts";
import type { Quiet } from "./quiet.ts";

/** The hash of the build's sources. Stored models of other builds are ignored. */
declare const __CALLBOARD_EMBED_BUILD__: string;

/** Delay in ms before a model is stored, so that the first page is drawn first. */
const storeAfter = 1500;

/** An open description: as a whole, or in parts while the rest has not been imported. */
export interface OpenReference extends OpenMessage {
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

/** The dependencies of opening a description. */
export interface OpeningDeps {
  readonly post: (message: FromWorker) => void;
  /** Fetches the description. */
  readonly fetchText: () => Promise<Fetched<PageText>>;
  /** Called once the description has been read, or can't be. */
  readonly onOpened: () => void;
}

/** The opening of a description, which is undefined if it can't be read. */
interface Opening {
  /** Resolves as soon as one operation can be read; to undefined for descriptions that are read as a whole. */
  readonly partial: Promise<PartialReference | undefined>;
  /** Resolves as soon as one of its pages can be rendered. */
  readonly first: Promise<OpenReference | undefined>;
  readonly whole: Promise<OpenReference | undefined>;
}

/** The events of the worker that the rest of a large description waits for. */
interface Pauses {
  readonly quiet: Quiet;
  /** Resolves once the requested screens have been answered: the outline takes longer than an operation. */
  readonly isScreenDrawn: () => Promise<void>;
}

/** Opens a description: a large one in parts, the whole of it once the worker is quiet. Reports failures to the element. */
export function openReference(message: OpenMessage, deps: OpeningDeps, { quiet, isScreenDrawn }: Pauses): Opening {
  const part = deferred<OpenReference>();
  const partial = deferred<PartialReference | undefined>();
  const onText = async ({ document, importPart, hash, mayHaveHtml }: ReceivedText): Promise<void> => {
    const divided = document && (await withLateCode(() => partialReference(document, importPart)));
    partial.resolve(divided);
    await isScreenDrawn();
    if (mayHaveHtml) loadLate("html").catch(() => undefined);
    const outlined = await (divided && withLateCode(divided.outline));
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
  { post, fetchText }: OpeningDeps,
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
    return await withLateCode(() => wholeOf(message, found.description));
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
