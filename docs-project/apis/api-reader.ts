import { createNotes, type DocsDiagnostic, type Notes } from "../diagnostic.ts";
import { type CachedFiles, resolvePath } from "../project-files.ts";
import { revisionPath } from "../revisions/revision-path.ts";
import type { ApiItem } from "../settings/navigation-items.ts";
import type { ApiSource, ApiSpec } from "./find-apis.ts";
import type { ImportSpec, ReadApi } from "./read-api.ts";

interface Deps {
  readonly files: CachedFiles;
  readonly importSpec: ImportSpec;
}

interface Known {
  readonly source: string;
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly api: ReadApi | undefined;
  readonly diagnostics: readonly DocsDiagnostic[];
}

/** An API by its key, with the name under which it is registered. */
export interface KeyedApi extends ReadApi {
  readonly key: string;
  /** The name under which it is registered. */
  readonly name: string;
}

/** Creates a reader of APIs; one is read again when a file of it has changed. */
export function createApiReader({ files, importSpec }: Deps) {
  const known = new Map<string, Known>();
  const readOne = async (key: string, source: ApiSource): Promise<Known> => {
    const old = known.get(key);
    const written = JSON.stringify(source, (name, value: unknown) => (name === "at" ? undefined : value));
    if (old?.source === written && (await areSame(old.texts, files))) return old;
    const texts = new Map<string, string | undefined>();
    const recording: CachedFiles = {
      ...files,
      text: async (path) => {
        const text = await files.text(path);
        texts.set(path, text);
        return text;
      },
    };
    const notes = createNotes();
    // Many projects have no API, and importers are a tenth of the code of a command that reads a project.
    const { readApi } = await import("./read-api.ts");
    const found = await readApi(source, key, { files: recording, notes, importSpec });
    const diagnostics = notes.all();
    const isWhole = diagnostics.every(({ severity }) => severity !== "error");
    // Authors who are writing see the last version that could be read.
    const api = isWhole || old?.source !== written ? found : (old.api ?? found);
    const read: Known = { source: written, texts, api, diagnostics };
    known.set(key, read);
    return read;
  };
  return {
    /** Returns the key of the API that an item shows, and adds it to those that are wanted. */
    keyOf: (
      item: ApiItem,
      folder: string,
      sources: readonly ApiSource[],
      wanted: Map<string, ApiSource>,
      notes: Notes,
    ): string => {
      const found = sourceOf(item, folder, sources);
      if (found === undefined) {
        notes.note((item["api-name"] ?? item.at).span, missingApi(item, sources));
        return `missing:${item.api}`;
      }
      const audiences = (item.audiences ?? []).map(({ text, span }) => ({ name: text, at: span }));
      const source = audiences.length === 0 ? found : { ...found, audiences };
      const key = keyOfSource(source);
      wanted.set(key, source);
      return key;
    },
    readAll: async (wanted: ReadonlyMap<string, ApiSource>, notes: Notes): Promise<readonly KeyedApi[]> => {
      const apis: KeyedApi[] = [];
      for (const [key, source] of wanted) {
        const { api, diagnostics } = await readOne(key, source);
        for (const one of diagnostics) notes.add(one);
        for (const one of source.audiences ?? []) {
          if (api?.unknownAudiences?.includes(one.name)) notes.note(one.at, unknownAudience(one.name));
        }
        if (api !== undefined) apis.push({ ...api, key, name: nameOf(source, api) });
      }
      return apis;
    },
  };
}

/** Returns the name of an API. An API of another revision has a different name, so that it doesn't replace the current API. */
function nameOf(source: ApiSource, { name }: ReadApi): string {
  const own = source.name ?? name ?? "api";
  const path = source.kind === "definition" ? source.folder : (source.specs[0]?.path ?? "");
  const ref = revisionPath(path)?.ref;
  return ref === undefined ? own : `${own}-${ref}`;
}

async function areSame(texts: ReadonlyMap<string, string | undefined>, files: CachedFiles): Promise<boolean> {
  for (const [path, text] of texts) if ((await files.text(path)) !== text) return false;
  return true;
}

/** Returns the API of an item: its own descriptions, the one that it names, or the only one of the project. */
function sourceOf(item: ApiItem, folder: string, sources: readonly ApiSource[]): ApiSource | undefined {
  const { specs = [], openrpc } = item;
  const name = item["api-name"]?.text;
  const own = [
    ...specs.map(({ type, path, overrides = [], overlays = [], namespace }) => ({
      path: resolvePath(folder, path.text),
      overrides: overrides.map(({ text }) => resolvePath(folder, text)),
      overlays: overlays.map(({ text }) => resolvePath(folder, text)),
      namespace,
      isOfClient: type === "asyncapi",
      at: path.span,
    })),
    ...(openrpc === undefined
      ? []
      : [
          {
            path: resolvePath(folder, openrpc.text),
            ...{ overrides: [], overlays: [], namespace: undefined, isOfClient: false, at: openrpc.span },
          },
        ]),
  ];
  if (own.length > 0) return { kind: "specs", name, specs: own };
  if (name !== undefined) return sources.find((source) => source.name === name);
  const [only, second] = sources;
  return second === undefined ? only : undefined;
}

function keyOfSource(source: ApiSource): string {
  const key =
    source.kind === "definition"
      ? `definition:${source.folder}`
      : `specs:${source.name ?? ""}:${source.specs.map(keyOfSpec).join(",")}`;
  const { audiences = [] } = source;
  // The parts of an API for other audiences are another API.
  return audiences.length === 0 ? key : `${key}:for:${audiences.map(({ name }) => name).join(",")}`;
}

const unknownAudience = (name: string) =>
  ({
    code: "unknown-audience",
    severity: "warning",
    message: `no part of the API names the audience ${name}, so nothing is shown for it`,
    advice: "correct its name, or add it to `x-fern-audiences` in OpenAPI or to `audiences` in a definition",
  }) as const;

/** One description with other changes is another API. */
const keyOfSpec = ({ path, namespace = "", overrides, overlays }: ApiSpec): string =>
  [`${namespace}:${path}`, ...overrides, ...(overlays.length > 0 ? ["overlays", ...overlays] : [])].join("+");

function missingApi(item: ApiItem, sources: readonly ApiSource[]) {
  const name = item["api-name"]?.text;
  const known = sources.flatMap((source) => source.name ?? []).join(", ");
  return {
    code: "missing-api",
    message: name === undefined ? `it is not clear which API ${item.api} shows` : `there is no API ${name}`,
    advice:
      known === ""
        ? "name its descriptions by `specs`, or under `api` in generators.yml"
        : `name one by \`api-name\`: ${known}`,
  } as const;
}
