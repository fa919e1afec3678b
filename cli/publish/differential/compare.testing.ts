import { isObject, type Json } from "#engine/json";
import type { RecordedCall, RecordedRun } from "./record-publications.testing.ts";

/** A place where two publications differ; a value is undefined if it is missing on that side. */
export interface Difference {
  readonly path: string;
  readonly theirs: Json | undefined;
  readonly ours: Json | undefined;
}

/** The parts of a publication that both publishers must send alike. */
interface Publication {
  readonly start: Json;
  readonly definition: Json;
}

/** Returns the differences of two runs: their announced files, and the site that they sent. */
export function differencesOf(theirs: RecordedRun, ours: RecordedRun): readonly Difference[] {
  const found: Difference[] = [];
  const [a, b] = [publicationOf(theirs), publicationOf(ours)];
  if (a === undefined || b === undefined) {
    return [{ path: "", theirs: theirs.output.slice(-2000), ours: ours.output.slice(-2000) }];
  }
  compare("start", a.start, b.start, found);
  compare("definition", a.definition, b.definition, found);
  return found;
}

/** Renders the component of authors in a page, as is done before publishing; the Fern CLI sends its tag and its import. */
const rendered = (page: string): string =>
  page.replace(/^import \{ Bed \} from "[^"]+"$/m, "").replace("<Bed />", '<div>{"A bed"}</div>');

function compare(path: string, theirs: Json | undefined, ours: Json | undefined, found: Difference[]): void {
  if (theirs === ours || (typeof theirs === "string" && rendered(theirs) === ours)) return;
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    const length = Math.max(theirs.length, ours.length);
    for (let index = 0; index < length; index += 1) compare(`${path}/${index}`, theirs[index], ours[index], found);
    return;
  }
  if (isObject(theirs) && isObject(ours)) {
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
      compare(`${path}/${key}`, theirs[key], ours[key], found);
    }
    return;
  }
  found.push({ path, theirs, ours });
}

/** Names of files, and of APIs and their endpoints, by their ids. */
interface Names {
  readonly files: ReadonlyMap<string, string>;
  readonly parts: ReadonlyMap<string, string>;
}

function publicationOf({ calls, exitCode }: RecordedRun): Publication | undefined {
  const start = calls.find(({ path }) => path.endsWith("/init"));
  const finish = calls.find(({ path }) => path.startsWith("/v2/registry/docs/register/"));
  if (exitCode !== 0 || !isObject(start?.sent) || !isObject(start.answered) || !isObject(finish?.sent))
    return undefined;
  const names: Names = {
    files: new Map(fileNames(start.answered)),
    parts: new Map([...partNames(calls), ...apiNames(calls)]),
  };
  const { filepaths = null, images = null, domain = null, customDomains = null, orgId = null } = start.sent;
  return {
    start: { files: byPath(filepaths, "path"), images: byPath(images, "filePath"), domain, customDomains, orgId },
    definition: named(finish.sent.docsDefinition ?? null, names),
  };
}

/** Turns a list of files into an object by their paths, since their order has no meaning. */
const byPath = (files: Json, key: string): Json =>
  Object.fromEntries((Array.isArray(files) ? files : []).filter(isObject).map((file) => [String(file[key]), file]));

/** Names the files of a registration; the registry gives files of equal bytes one id. */
function fileNames({ uploadUrls = null }: { readonly [key: string]: Json }): readonly (readonly [string, string])[] {
  if (!isObject(uploadUrls)) return [];
  const entries = Object.entries(uploadUrls).sort(([a], [b]) => (a < b ? 1 : -1));
  return entries.map(([path, file]) => [isObject(file) ? String(file.fileId) : "", path] as const);
}

const apiNames = (calls: readonly RecordedCall[]): readonly (readonly [string, string])[] =>
  registrations(calls).flatMap(({ sent, answered }) =>
    isObject(sent) && isObject(answered) ? [[String(answered.apiDefinitionId), String(sent.apiId)] as const] : [],
  );

const registrations = (calls: readonly RecordedCall[]): readonly RecordedCall[] =>
  calls.filter(({ path }) => path === "/registry/api/register");

/** Names the endpoints of all registered definitions, of both formats, by their method and path. */
function partNames(calls: readonly RecordedCall[]): readonly (readonly [string, string])[] {
  return registrations(calls).flatMap(({ sent }) => {
    if (!isObject(sent)) return [];
    const { definition = null, definitionV2 = null } = sent;
    const packages = isObject(definition) ? [definition.rootPackage, ...valuesOf(definition.subpackages)] : [];
    const older = packages.flatMap((one) => (isObject(one) && Array.isArray(one.endpoints) ? one.endpoints : []));
    const newer = isObject(definitionV2) ? valuesOf(definitionV2.endpoints) : [];
    return [...older, ...newer].flatMap((endpoint) => {
      if (!isObject(endpoint)) return [];
      const id = endpoint.originalEndpointId ?? endpoint.id;
      return typeof id === "string" ? [[id, `${String(endpoint.method)} ${pathOf(endpoint.path)}`] as const] : [];
    });
  });
}

const valuesOf = (value: Json | undefined): readonly Json[] => (isObject(value) ? Object.values(value) : []);

function pathOf(path: Json | undefined): string {
  const parts = isObject(path) ? path.parts : path;
  const texts = (Array.isArray(parts) ? parts : []).filter(isObject).map(({ type, value }) => {
    return type === "literal" ? String(value) : `{${String(value)}}`;
  });
  return texts
    .join("")
    .replace(/\/+/g, "/")
    .replace(/(.)\/$/, "$1");
}

/** Types of navigation nodes with ids that the Fern CLI makes from its own names of an API's parts. */
const apiParts = /^(?:apiReference|apiPackage|endpoint|endpointPair|webSocket|webhook)$/;

/** Returns true if a member of a node is an id that has no meaning outside of its publisher. */
const isOwnId = (key: string, type: string): boolean => {
  // Links to one address are numbered in the order in which the parts of a site happen to be read.
  if (key === "id") return type === "link" || apiParts.test(type);
  return (key === "webSocketId" || key === "webhookId") && apiParts.test(type);
};

/** Replaces the ids of a definition, which differ between registrations, by names. */
function named(value: Json, names: Names): Json {
  if (typeof value === "string") return value.replaceAll(/file_\w+/g, (id) => names.files.get(id) ?? id);
  if (Array.isArray(value)) return value.map((one) => named(one, names));
  if (!isObject(value)) return value;
  const { type } = value;
  // The Fern CLI titles the months of all years as in 1900.
  if (type === "changelogMonth") return named({ ...value, type: "month", title: null }, names);
  const entries = Object.entries(value).filter(([key]) => typeof type !== "string" || !isOwnId(key, type));
  return Object.fromEntries(
    entries.map(([key, member]) => {
      const isPart = key === "endpointId" || key === "apiDefinitionId";
      return [key, isPart ? (names.parts.get(String(member)) ?? member) : named(member, names)];
    }),
  );
}
