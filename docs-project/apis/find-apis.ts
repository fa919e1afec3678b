import type { Span, Word, Yaml } from "#codegen/reading";
import { descriptionsIn } from "../description-text.ts";
import type { Notes } from "../diagnostic.ts";
import { type CachedFiles, inFolder, resolvePath } from "../project-files.ts";
import { member, readYamlFile, wordOf } from "../settings/yaml-file.ts";

/** A description of an API in a file. */
export interface ApiSpec {
  readonly path: string;
  /** Files with values that replace parts of the description. */
  readonly overrides: readonly string[];
  /** Overlays. Their actions are applied after the overrides. */
  readonly overlays: readonly string[];
  /** The package around everything that it describes. */
  readonly namespace?: string | undefined;
  /**
   * True if AsyncAPI 3 operations describe the client, as in all projects with Fern settings. By the specification they
   * describe the application, which is the server of a WebSocket.
   */
  readonly isOfClient: boolean;
  /** Where the project names it, for messages about it. */
  readonly at: Span | undefined;
}

/** An audience, and where the project names it. */
export interface NamedAudience {
  readonly name: string;
  readonly at: Span;
}

interface AnySource {
  readonly name: string | undefined;
  /** The audiences that the API is shown to; without them, everything is shown. */
  readonly audiences?: readonly NamedAudience[];
}

/** An API of a project: descriptions, or a folder in the Fern Definition format. */
export type ApiSource = AnySource &
  (
    | { readonly kind: "specs"; readonly specs: readonly ApiSpec[] }
    | { readonly kind: "definition"; readonly folder: string }
  );

interface FindDeps {
  readonly files: CachedFiles;
  readonly notes: Notes;
}

/** Finds the APIs of a project: one of its folder itself, or one of each folder in `apis`. */
export async function findApis(deps: FindDeps, root = ""): Promise<readonly ApiSource[]> {
  const { files } = deps;
  const several = inFolder(root, "apis");
  if ((await files.info(several))?.kind === "folder") {
    const folders = (await files.list(several)).filter(({ kind }) => kind === "folder").map(({ name }) => name);
    const found = await Promise.all(folders.toSorted().map((name) => apiIn(inFolder(several, name), name, deps)));
    return found.filter((one) => one !== undefined);
  }
  const own = await apiIn(root, undefined, deps);
  return own === undefined ? [] : [own];
}

/** Finds the API of a folder: the one in its generators.yml, its definition, or the only description in it. */
async function apiIn(folder: string, name: string | undefined, deps: FindDeps): Promise<ApiSource | undefined> {
  const { files, notes } = deps;
  for (const file of ["generators.yml", "generators.yaml"]) {
    const path = inFolder(folder, file);
    const text = await files.text(path);
    if (text === undefined) continue;
    const yaml = readYamlFile({ path, text }, notes);
    const specs = yaml === undefined ? [] : specsIn(yaml, folder, notes);
    if (specs.length > 0) return { kind: "specs", name, specs };
    break;
  }
  const definition = inFolder(folder, "definition");
  if ((await files.info(definition))?.kind === "folder") return { kind: "definition", name, folder: definition };
  const [path, second] = await descriptionsIn(files, folder);
  if (path === undefined || second !== undefined) return undefined;
  return { kind: "specs", name, specs: [{ path, overrides: [], overlays: [], isOfClient: true, at: undefined }] };
}

/** Returns the descriptions that a generators.yml names, in any of its formats. Other keys are of no interest here. */
function specsIn(file: Yaml, folder: string, notes: Notes): readonly ApiSpec[] {
  const api = member(file, "api");
  if (api === undefined) {
    const overrides = wordOf(member(file, "openapi-overrides"));
    return ["openapi", "async-api"].flatMap((key) => specOf(member(file, key), folder, overrides) ?? []);
  }
  const specs = member(api, "specs");
  if (specs !== undefined) return itemsOf(specs).flatMap((item) => newSpec(item, folder, notes));
  const namespaces = member(api, "namespaces");
  if (namespaces?.kind === "map") {
    return namespaces.entries.flatMap(({ key, value }) =>
      itemsOf(value).flatMap((item) => {
        const spec = specOf(item, folder);
        return spec === undefined ? [] : [{ ...spec, namespace: key.text }];
      }),
    );
  }
  return itemsOf(api).flatMap((item) => specOf(item, folder) ?? []);
}

const itemsOf = (node: Yaml): readonly Yaml[] => (node.kind === "list" ? node.items : [node]);

const pathsIn = (node: Yaml | undefined, folder: string): readonly string[] =>
  (node === undefined ? [] : itemsOf(node)).flatMap((item) => {
    const word = wordOf(item);
    return word === undefined ? [] : [resolvePath(folder, word.text)];
  });

/** Reads a path, or a map with one: the formats before `specs`. */
function specOf(node: Yaml | undefined, folder: string, overrides?: Word): ApiSpec | undefined {
  const path = wordOf(node) ?? wordOf(member(node, "path"));
  if (path === undefined) return undefined;
  const own = pathsIn(member(node, "overrides"), folder);
  const outer = overrides === undefined ? [] : [resolvePath(folder, overrides.text)];
  return {
    path: resolvePath(folder, path.text),
    overrides: [...own, ...outer],
    overlays: [],
    isOfClient: true,
    at: path.span,
  };
}

function newSpec(node: Yaml, folder: string, notes: Notes): readonly ApiSpec[] {
  const path = ["openapi", "asyncapi", "openrpc"]
    .map((key) => wordOf(member(node, key)))
    .find((word) => word !== undefined);
  if (path === undefined) {
    notes.note(node.span, {
      code: "unsupported",
      severity: "warning",
      message: "this kind of API description is not supported; it is left out",
      advice: "describe the API in OpenAPI, AsyncAPI or OpenRPC",
    });
    return [];
  }
  const namespace = wordOf(member(node, "namespace"))?.text;
  const overrides = pathsIn(member(node, "overrides"), folder);
  return [
    {
      path: resolvePath(folder, path.text),
      overrides,
      overlays: pathsIn(member(node, "overlays"), folder),
      namespace,
      isOfClient: true,
      at: path.span,
    },
  ];
}
