import type { Json } from "#engine/json";
import { type ApiModel, type Environment, modelLacksServer, readServerUrl, servedAt } from "#engine/model";
import { packModel, unpackModel } from "#engine/packed-model";
import type { IndexedDocument } from "#importers";
import { fetchText } from "../fetching/fetch-text.ts";
import { notADescription, notAServer } from "../fetching/problems.ts";
import type { Fetched, FetchedHead, Problem, Source } from "../protocol/index.ts";
import { withLateCode } from "./late-code.ts";
import type { ModelStore, StoredAddress, StoredModel } from "./model-store.ts";
import type { PageText } from "./page-fetch.ts";

/** A description that has been read. */
export interface Description {
  readonly model: ApiModel;
  /** Identifies the text that it was read from. */
  readonly hash: string;
  /** The number of its parts that could not be read as they are written. */
  readonly diagnostics: number;
  readonly isCached: boolean;
  /** True if the hash identifies all that was read, which then can be stored. */
  readonly isAlone: boolean;
}

/** A description, or the reason why it could not be loaded. */
export type Loaded =
  | { readonly ok: true; readonly description: Description }
  | { readonly ok: false; readonly problem: Problem };

interface LoadDeps {
  /** The base URL of an API without a server in its description; undefined for the host of the description. */
  readonly server: string | undefined;
  readonly store: ModelStore;
  /** Identifies the build of the importers. */
  readonly build: string;
  /** Runs a task while no request is pending. */
  readonly later: (act: () => void) => void;
  readonly now: () => number;
  /** Fetches the text of the description: the page does so while the worker starts. */
  readonly fetchText: (url: string) => Promise<Fetched<PageText>>;
  /** Called with a text before it is imported. */
  readonly onText: (text: ReceivedText) => Promise<void>;
}

/** A text that has not been imported. */
export interface ReceivedText {
  /** Its document, if that takes long to import. */
  readonly document: IndexedDocument | undefined;
  /** Imports a part of it as the whole is imported; undefined if it is not a description. */
  readonly importPart: (document: Json) => Promise<ApiModel | undefined>;
  readonly hash: string | undefined;
  readonly mayHaveHtml: boolean;
}

/** Minimum length of a text that is imported in parts, in bytes: shorter ones are imported within 50 ms. */
const minInParts = 512 * 1024;

/** Loads the used importers, of which the index would load the readers of YAML too. */
async function loadImporters() {
  const { importDescription, importDocument, indexText, loadText, wholeDocument } = await import(
    "../../importers/description.ts"
  );
  return { importDescription, importDocument, indexText, loadText, wholeDocument };
}

/** The maximum size of a stored model, in bytes. */
const maxPacked = 256 * 1024 * 1024;

/** Loads a description: from the store if its text is known there. Expected failures are problems; other errors reject. */
export async function loadDescription(source: Source, deps: LoadDeps): Promise<Loaded> {
  const server = deps.server === undefined ? undefined : readServerUrl(deps.server);
  if (server?.ok === false) return { ok: false, problem: notAServer(server.error) };
  // Stored models are without it, since another page may name another server.
  const served = (model: ApiModel, address: string): ApiModel => {
    const origin = originOf(address);
    return withServer(server === undefined ? model : unserved(model, origin), server?.url ?? origin);
  };
  const loaded = await loadStored(source, { ...deps, served });
  if (!loaded.ok) return loaded;
  const { address, description } = loaded;
  return { ok: true, description: { ...description, model: served(description.model, address) } };
}

interface StoredDeps extends LoadDeps {
  /** Returns a model with the server that requests go to. */
  readonly served: (model: ApiModel, address: string) => ApiModel;
}

/** A description as it is stored, with the address that it is from. */
type LoadedAt =
  | { readonly ok: true; readonly description: Description; readonly address: string }
  | { readonly ok: false; readonly problem: Problem };

async function loadStored(source: Source, deps: StoredDeps): Promise<LoadedAt> {
  if (source.kind === "text") return read(source.name, new TextEncoder().encode(source.text), deps);
  const [fetched, known] = await Promise.all([deps.fetchText(source.url), deps.store.address(source.url)]);
  if (!fetched.ok) return fetched;
  if (known !== undefined && isSame(known, fetched)) {
    const stored = await modelIn(deps, known.hash);
    if (stored !== undefined) {
      fetched.leave();
      return { ok: true, description: unpacked(stored), address: known.address };
    }
  }
  // They load while the text does; a failure is reported when they are used.
  loadImporters().catch(() => undefined);
  const body = await fetched.bytes();
  if (!body.ok) return body;
  const { address, etag, modified, isStorable } = fetched;
  const onStored = (hash: string): void => {
    if (etag !== null || modified !== null)
      void deps.store.putAddress({ url: source.url, hash, address, etag, modified });
  };
  return read(address, body.bytes, deps, { onStored, isStorable });
}

/** Returns true if the server says that an address has the text that it had. */
const isSame = (known: StoredAddress, { etag, modified, address }: FetchedHead): boolean =>
  known.address === address && (etag !== null ? etag === known.etag : modified !== null && modified === known.modified);

async function modelIn({ store, build, now }: LoadDeps, hash: string): Promise<StoredModel | undefined> {
  const stored = await store.model(hash, now());
  return stored?.build === build ? stored : undefined;
}

const unpacked = ({ packed, hash, diagnostics }: StoredModel): Description => ({
  model: unpackModel(packed),
  ...{ hash, diagnostics, isCached: true, isAlone: true },
});

/** Rules for storing a text. `onStored` gets the hash of a text with a model that is or will be stored. */
interface Storing {
  readonly isStorable: boolean;
  readonly onStored: (hash: string) => void;
}

/** Reads a text, unless its model is stored. */
async function read(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  deps: StoredDeps,
  { isStorable, onStored }: Storing = { isStorable: true, onStored: () => {} },
): Promise<LoadedAt> {
  // The names of servers and of the API may depend on the address.
  const hash = isStorable ? await hashOf(name, bytes) : undefined;
  const stored = hash === undefined ? undefined : await modelIn(deps, hash);
  if (stored !== undefined) {
    onStored(stored.hash);
    return { ok: true, description: unpacked(stored), address: name };
  }
  const { importDescription, importDocument, indexText, loadText, wholeDocument } = await loadImporters();
  let parts = 0;
  const readPart = async (address: string): Promise<string> => {
    parts += 1;
    return textOf(address);
  };
  const text = new TextDecoder().decode(bytes);
  const options = { id: name, name, read: readPart };
  const importPart = async (document: Json): Promise<ApiModel | undefined> => {
    const answer = await withLateCode(() => importDocument(document, options));
    return answer.ok ? deps.served(titled(answer.model, name), name) : undefined;
  };
  const isLarge = bytes.length >= minInParts;
  const loaded = () => withLateCode(() => loadText({ name, text }));
  const indexed = isLarge ? await withLateCode(() => indexText({ name, text })) : undefined;
  const early = indexed === undefined ? await loaded() : undefined;
  const document = indexed ?? (isLarge && early?.ok ? wholeDocument(early.value) : undefined);
  await deps.onText({ document, importPart, hash, mayHaveHtml: text.includes("<") });
  const parsed = early ?? (await loaded());
  const answer = await withLateCode(() =>
    parsed.ok ? importDocument(parsed.value, options) : importDescription({ name, text }, options),
  );
  if (!answer.ok) return { ok: false, problem: notADescription(name, answer.diagnostics) };
  const model = titled(answer.model, name);
  const diagnostics = answer.diagnostics.length;
  // Other files may change without a change of the hash.
  if (hash !== undefined && parts === 0) {
    onStored(hash);
    const { store, build, now } = deps;
    deps.later(() => {
      const { bytes, ...packed } = packModel(model, maxPacked);
      // Browsers decode no text from a buffer that can grow.
      void store.put({ hash, build, packed: { ...packed, bytes: bytes.slice() }, diagnostics, usedAt: now() });
    });
  }
  const isAlone = hash !== undefined && parts === 0;
  return { ok: true, description: { model, hash: hash ?? name, diagnostics, isCached: false, isAlone }, address: name };
}

/** Returns the hash of a text at an address; undefined where the browser has no function for it, as over plain http. */
async function hashOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }; // only in secure contexts, whatever the types say
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return `${btoa(String.fromCharCode(...digest))} ${name}`;
}

/** Returns a model with a name: the name of its file, if the description does not name it. */
const titled = (model: ApiModel, name: string): ApiModel => ({
  ...model,
  name: model.name?.trim() || (name.split(/[?#]/)[0]?.split("/").at(-1) ?? name),
});

const withServer = (model: ApiModel, server: string | undefined): ApiModel =>
  server !== undefined && modelLacksServer(model) ? servedAt(model, server) : model;

/** Returns a model without the server that its importer has taken from the address of a description that names none. */
function unserved(model: ApiModel, origin: string | undefined): ApiModel {
  const at = <One extends { readonly environments: readonly Environment[] }>(one: One): One => ({
    ...one,
    environments: one.environments.map((each) =>
      each.id === "/" && each.template === undefined && each.baseUrl === `${origin}/`
        ? { ...each, baseUrl: "/" }
        : each,
    ),
  });
  return {
    ...model,
    endpoints: model.endpoints.map(at),
    ...(model.channels && { channels: model.channels.map(at) }),
  };
}

/** A description that names no server is of the host that it is from (OpenAPI "Server Object", `url`). */
function originOf(address: string): string | undefined {
  const origin = URL.parse(address)?.origin ?? "null";
  return origin === "null" ? undefined : origin;
}

async function textOf(address: string): Promise<string> {
  const fetched = await fetchText(address);
  const body = fetched.ok ? await fetched.bytes() : fetched;
  if (!body.ok) throw new Error(body.problem.message);
  return new TextDecoder().decode(body.bytes);
}
