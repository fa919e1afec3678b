import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import {
  defaultReadLimits,
  descriptionLoader,
  idsOf,
  isAddress,
  type Loaded,
  linesOf,
  nameOf,
  type ReadDescription,
  textFetcher,
} from "#cli/reading";
import { errorMessage } from "#engine/error-message";
import { itemAt } from "#engine/item-at";
import type { ApiModel } from "#engine/model";
import type { DescribedApi, DescriptionSource } from "#package/server";

/** A description that was read, or a sentence for readers and lines for the log about why it can't be. */
export type ReadSource =
  | { readonly ok: true; readonly model: ApiModel; readonly hash: string }
  | { readonly ok: false; readonly message: string; readonly lines: readonly string[] };

/** Reads the description of an app again and again. */
export interface SourceReader {
  readonly read: () => Promise<ReadSource>;
  /** Returns true if the description may differ from the one that was read last. */
  readonly isChanged: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Dependencies of reading. */
export interface ReadSourceDeps {
  readonly readDescription: ReadDescription;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/** Milliseconds between two requests for the description at an address. */
const fetchedEvery = 60_000;

/** Creates the reader of a description. */
export function sourceReader(description: DescriptionSource, deps: ReadSourceDeps): SourceReader {
  if (typeof description === "function") {
    // The one function that the type allows.
    return textReader(description as () => DescribedApi | Promise<DescribedApi>, deps);
  }
  if (description instanceof URL)
    return namedReader(description.protocol === "file:" ? fileURLToPath(description) : description.href, deps);
  return typeof description === "string" ? namedReader(description, deps) : textReader(() => description, deps);
}

/** Reads a file or an address, with the files that it refers to. */
function namedReader(source: string, { readDescription, folder, now }: ReadSourceDeps): SourceReader {
  const limits = defaultReadLimits;
  const fetcher = textFetcher(isAddress(source) ? [source] : [], limits);
  const loader = descriptionLoader({
    ...{ source, id: itemAt(idsOf([source]), 0), folder, within: undefined, fetcher, readDescription },
    ...{ positions: "causes" as const, limits, now },
  });
  let last: ReadSource | undefined;
  let seen = "";
  let fetchedAt = now();
  return {
    read: async () => {
      fetchedAt = now();
      const files = loader.files();
      // Taken before, so that a file that changes while it is read is read again; so are files that were not known yet.
      const before = await signatureOf(files);
      const loaded = await loader.load();
      seen = files.join() === loader.files().join() ? before : "";
      if (loaded.kind === "unchanged" && last !== undefined) return last;
      last = answerOf(loaded, { source, folder, hash: loader.hash() });
      return last;
    },
    isChanged: async () =>
      (isAddress(source) && now() - fetchedAt >= fetchedEvery) || seen !== (await signatureOf(loader.files())),
    close: fetcher.close,
  };
}

/** Describes the state of files without reading them. */
async function signatureOf(files: readonly string[]): Promise<string> {
  const states = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return states.map((one) => (one === undefined ? "-" : `${one.mtimeMs} ${one.size}`)).join("\n");
}

interface AnswerContext {
  readonly source: string;
  readonly folder: string;
  readonly hash: string;
}

function answerOf(loaded: Loaded, { source, folder, hash }: AnswerContext): ReadSource {
  if (loaded.kind === "loaded") return { ok: true, model: loaded.model, hash };
  return { ok: false, message: notRead, lines: linesOf(loaded, { source, folder, all: false }) };
}

const notRead = "The description of this API can't be read.";

/** Reads what a function returns. It is asked again and again, and its description is read if that differs. */
function textReader(
  describeApi: () => DescribedApi | Promise<DescribedApi>,
  { readDescription, folder }: ReadSourceDeps,
): SourceReader {
  let given: DescribedApi | undefined;
  let text = "";
  /** The most recently started text. */
  let readText: string | undefined;
  const ask = async (): Promise<void> => {
    const next = await describeApi();
    if (next === given) return;
    given = next;
    text = typeof next === "string" ? next : JSON.stringify(next);
  };
  const failed = (lines: readonly string[]): ReadSource => ({ ok: false, message: notRead, lines });
  return {
    isChanged: () =>
      ask().then(
        () => text !== readText,
        () => true,
      ),
    read: async () => {
      try {
        await ask();
      } catch (error) {
        return failed([`the function of the description failed: ${errorMessage(error)}`]);
      }
      const name = text.trimStart().startsWith("{") ? "description.json" : "description.yaml";
      readText = text;
      const bytes = new TextEncoder().encode(text);
      const read = (): Promise<string> => Promise.reject(new Error("only a description in a file can refer to others"));
      const options = { id: "api", read, positions: "causes" as const, limits: defaultReadLimits };
      const answer = await readDescription(
        {
          name,
          chunks: async function* () {
            yield bytes;
          },
        },
        options,
      );
      if (!answer.ok) {
        const loaded = { kind: "failed", error: notRead, diagnostics: answer.diagnostics } as const;
        return failed(linesOf(loaded, { source: name, folder, all: false }));
      }
      const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
      const title = answer.model.name?.trim() || nameOf("API");
      return { ok: true, model: { ...answer.model, name: title }, hash };
    },
    close: async () => {},
  };
}
