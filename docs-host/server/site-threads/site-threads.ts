import { explorerParameter } from "#docs-host/site/page-data";
import { caches } from "#engine/caches";
import { listFields } from "#ui/reference";
import { type NamedEnvironment, NoSiteError } from "../environments.ts";
import { siteKeyOf, versionOf } from "../hosting/index.ts";
import { failures } from "./failures.ts";
import type { Job, JobOutcome } from "./job.ts";
import type { SentAnswer, SiteReader, SiteRequest, ThreadResult, ThreadTask } from "./messages.ts";
import { searchPreparations } from "./search-preparations.ts";
import type { ThreadPool } from "./thread-pool.ts";

/** The parameters in addresses of pages that decide what is shown: parts of lists and of changelogs, open playgrounds. */
const parameters: ReadonlySet<string> = new Set([explorerParameter, ...Object.values(listFields), "page", "tag"]);

/** Returns the key of an answer: equal for all addresses of it, whatever else their queries say. */
function answerKey({ site, isLoggedIn, name, request }: SiteRequest, hash: string): string {
  const { pathname, searchParams } = new URL(request.url);
  const query = [...searchParams].filter(([parameter]) => parameters.has(parameter));
  return JSON.stringify([siteKeyOf(site), hash, isLoggedIn, name, request.headers, pathname, query]);
}

/** Returns the key of a request: requests with equal keys have equal answers while a site does not change. */
const requestKey = ({ site, isLoggedIn, name, loginPlace, request }: SiteRequest): string =>
  JSON.stringify([siteKeyOf(site), isLoggedIn, name, loginPlace, request.headers, request.url]);

/** The outcome of a request. */
export type ThreadedAnswer =
  /** `rest` is the rest of a body that is a stream. */
  | { readonly kind: "answer"; readonly answer: SentAnswer; readonly rest?: ReadableStream<Uint8Array> }
  /** It takes too long or too much memory, and is not tried again before. */
  | { readonly kind: "failed"; readonly retrySeconds: number }
  /** Too many others wait. */
  | { readonly kind: "busy" };

/** The sites of a registry in threads. */
export interface SiteThreads {
  readonly answer: (request: SiteRequest) => Promise<ThreadedAnswer>;
  /** Lists where the proxy of a site may go for a reader. Rejects with `NoSiteError` if that is not known. */
  readonly environments: (reader: SiteReader) => Promise<readonly NamedEnvironment[]>;
  readonly close: () => void;
}

/** A failure of a task, for the log of the operator. */
export interface TaskFailure {
  /** The address of the site. */
  readonly site: string;
  /** The path that was requested, or `search` for the index of the search. */
  readonly path: string;
  readonly cause: "timeout" | "ended" | "size";
}

/** Dependencies of the threads of sites. */
export interface SiteThreadsDeps {
  readonly pool: ThreadPool<ThreadTask, ThreadResult>;
  readonly onFailed: (failure: TaskFailure) => void;
}

/** Max parts of the memory of all caches: for answers, for the hashes of sites, and for where their proxies may go. */
const [partOfAnswers, partOfHashes, partOfLists] = [0.9, 0.05, 0.1];

/** Largest answer that is cached, in bytes. */
const maxOfOne = 4 * 2 ** 20;

/** Creates a job on a site for a reader. */
export const jobOf = (task: Extract<ThreadTask, SiteReader>): Job<ThreadTask> => ({
  task,
  owner: task.site.hosted.orgId,
  site: siteKeyOf(task.site),
});

/**
 * Answers requests to sites by threads, each page of a site once for as long as there is room for its answer. A page that
 * fails is not tried again before some time, or until its site is published again.
 */
export function siteThreads({ pool, onFailed }: SiteThreadsDeps): SiteThreads {
  const cache = caches.open<SentAnswer>("responses", { part: partOfAnswers, sizeOf });
  const hashes = caches.open<string>("versions", { part: partOfHashes, sizeOf: ({ length }) => length });
  const lists = caches.open<readonly NamedEnvironment[]>("environments", {
    part: partOfLists,
    sizeOf: (list) => 2 * JSON.stringify(list).length,
  });
  const failed = failures(() => performance.now());
  const pending = new Map<string, Promise<ThreadedAnswer>>();
  const reportFailure = (reader: SiteReader, path: string, cause: TaskFailure["cause"]): number => {
    onFailed({ site: reader.site.siteUrl, path, cause });
    return failed.add(failureKey(reader, path));
  };
  const searches = searchPreparations({
    pool,
    isFailed: (reader) => failed.secondsLeft(failureKey(reader, indexPath)) !== undefined,
    onFailed: (reader, cause) => void reportFailure(reader, indexPath, cause),
  });

  const render = async (request: SiteRequest): Promise<ThreadedAnswer> => {
    const thread = await searches.threadFor(request);
    const outcome = await pool.run({ ...jobOf({ kind: "answer", ...request }), thread });
    if (outcome.kind === "busy" || outcome.kind === "gone") return { kind: "busy" };
    if (outcome.kind === "failed") {
      return { kind: "failed", retrySeconds: reportFailure(request, pathOf(request), outcome.cause) };
    }
    const { result } = outcome;
    if (result.kind === "too-large") {
      return { kind: "failed", retrySeconds: reportFailure(request, pathOf(request), "size") };
    }
    if (result.kind !== "answer") throw new TypeError(`a thread answered a request with ${result.kind}`);
    const { hash, content } = result;
    if (hash !== undefined) {
      hashes.set(stateKey(request), hash);
      if (mayCache(request, result) && sizeOf(result) <= maxOfOne) cache.set(answerKey(request, hash), result);
    }
    if (content.kind === "page") searches.prepare(request);
    return {
      kind: "answer",
      answer: result,
      ...(content.kind === "stream" && { rest: restOf(pool, request, content.stream, outcome.thread) }),
    };
  };
  return {
    answer: async (request) => {
      if (request.request.method !== "GET") return render(request);
      const seconds = failed.secondsLeft(failureKey(request, pathOf(request)));
      if (seconds !== undefined) return { kind: "failed", retrySeconds: seconds };
      const hash = hashes.get(stateKey(request));
      const known = hash === undefined ? undefined : cache.get(answerKey(request, hash));
      if (known !== undefined) return { kind: "answer", answer: known };
      const key = requestKey(request);
      const other = pending.get(key);
      if (other !== undefined) {
        const shared = await other;
        // A stream is for one reader.
        if (!("rest" in shared)) return shared;
      }
      const rendering = render(request).finally(() => pending.delete(key));
      pending.set(key, rendering);
      return rendering;
    },
    environments: async (reader) => {
      const key = stateKey(reader);
      const known = lists.get(key);
      if (known !== undefined) return known;
      const outcome = await pool.run(jobOf({ kind: "environments", ...reader }));
      const list = listIn(outcome);
      lists.set(key, list);
      return list;
    },
    close: pool.close,
  };
}

/** The name of the search index among the paths of a site that fail. */
const indexPath = "search";

const pathOf = ({ request }: SiteRequest): string => new URL(request.url).pathname;

/** The state of a site as a reader sees it. */
const stateKey = ({ site, isLoggedIn, name }: SiteReader): string =>
  JSON.stringify([siteKeyOf(site), versionOf(site.hosted), isLoggedIn, name]);

const failureKey = ({ site }: SiteReader, path: string): string =>
  JSON.stringify([siteKeyOf(site), versionOf(site.hosted), path]);

/** Returns true for answers that depend on the site alone, at addresses that nobody can make up. */
function mayCache({ request }: SiteRequest, { status, headers, content }: SentAnswer): boolean {
  if (status !== 200 || request.method !== "GET") return false;
  if (headers.some(([name, value]) => name === "cache-control" && value.includes("no-store"))) return false;
  if (content.kind === "page") return content.page.mayBeCached;
  return content.kind !== "stream" && new URL(request.url).search === "";
}

function sizeOf({ content }: SentAnswer): number {
  const own = content.kind === "page" ? content.page.size : content.kind === "bytes" ? content.bytes.length : 0;
  return own + 1000;
}

function listIn(outcome: JobOutcome<ThreadResult>): readonly NamedEnvironment[] {
  if (outcome.kind === "done" && outcome.result.kind === "environments") return outcome.result.list;
  const isUnavailable = outcome.kind === "done" && outcome.result.kind === "unavailable";
  throw new NoSiteError(isUnavailable ? "The site can't be loaded." : "The site took too long to load.");
}

/** Reads on in the body of an answer, as fast as its reader takes it. */
function restOf(
  pool: ThreadPool<ThreadTask, ThreadResult>,
  reader: SiteReader,
  stream: number,
  thread: number,
): ReadableStream<Uint8Array> {
  const job = (kind: "read" | "drop"): Job<ThreadTask> => ({
    ...{ task: { kind, stream }, thread },
    owner: reader.site.hosted.orgId,
    site: siteKeyOf(reader.site),
  });
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const outcome = await pool.run(job("read"));
      if (outcome.kind !== "done" || outcome.result.kind !== "chunk") throw new Error("the rest can't be written");
      const { bytes } = outcome.result;
      if (bytes === undefined) controller.close();
      else controller.enqueue(bytes);
    },
    cancel: async () => {
      await pool.run(job("drop"));
    },
  });
}
