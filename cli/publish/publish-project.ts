import type { DefinitionOptions, DocsProject, ProjectFile, PublishedDefinition } from "#docs-project";
import { errorMessage } from "#engine/error-message";
import type { RegistryClient } from "#generated/registry";
import type { DocsWarning, WriteDocsDefinition } from "#generated/types";
import { registryApiFromModel } from "#importers";
import { describeOutcome } from "#transport";
import { mapConcurrently } from "../serve/map-concurrently.ts";
import { counted } from "../text.ts";

/** A project to publish, and the site and organization that it is published for. */
export interface Publication {
  readonly project: DocsProject;
  /** The instance to publish; absent for the preview of a project without one. */
  readonly instance: DefinitionOptions["instance"];
  readonly org: string;
  /** The preview to publish as, if the organization does not own the site. */
  readonly preview?: { readonly id?: string | undefined } | undefined;
  /** True for logged-in readers only, false for everybody. Default: unchanged access. */
  readonly isPrivate?: boolean | undefined;
  readonly client: RegistryClient;
  /** Reports progress, a line each. */
  readonly report: (line: string) => void;
}

/** The address of a published site, or the failure; `refusal` is the name of the registry's error. */
export type Published =
  | {
      readonly ok: true;
      readonly address: string;
      /** Warnings of the registry. */
      readonly warnings: readonly DocsWarning[];
      /** Who sees the site; absent if the registry does not say. */
      readonly visibility?: Visibility;
      /** The address in the domain of the registry, if readers have another one. */
      readonly ownAddress?: string;
    }
  | {
      readonly ok: false;
      readonly error: string;
      readonly refusal?: string;
      /** The failed call; absent for a failed upload. */
      readonly outcome?: Parameters<typeof describeOutcome>[0];
    };

/** Readers of a site: everybody, or logged-in readers. */
export type Visibility = "public" | "private";

/** Publishes a project: announces its files, uploads new ones, registers its APIs, and finishes with its pages. */
export async function publishProject(publication: Publication): Promise<Published> {
  const { project, instance, client, report } = publication;
  const started = await start(publication);
  if (!started.ok) return started;
  const { docsRegistrationId, uploadUrls, skipped, address, ownAddress, url } = started;
  const uploads = project.files.flatMap((file): readonly Upload[] => {
    const url = skipped.has(wirePath(file)) ? undefined : uploadUrls[wirePath(file)]?.uploadUrl;
    return url === undefined ? [] : [{ file, url }];
  });
  const known = project.files.length - uploads.length;
  report(`${counted(uploads.length, "file")} to upload, ${known} known already`);
  const failed = await uploadFiles(uploads, (count) => {
    if (count % 100 === 0) report(`${count} of ${uploads.length} files uploaded`);
  });
  if (failed !== undefined) return { ok: false, error: failed };
  const registered = await registerApis(publication);
  if (!registered.ok) return registered;
  const fileIds = new Map(project.files.map((file) => [file.path, uploadUrls[wirePath(file)]?.fileId] as const));
  const definition = project.definition(
    { file: (path) => fileIds.get(path), api: (key) => registered.ids.get(key) ?? key },
    { instance },
  );
  report(`${counted(Object.keys(definition.pages).length, "page")}, ${counted(registered.ids.size, "API")}`);
  const before = await visibilityOf(client, url);
  const finished = await client.docs.finishDocsRegister({
    pathParameters: { id: docsRegistrationId },
    body: { docsDefinition: wireDefinition(definition), excludeApis: false },
  });
  if (!finished.ok) return refusal("the site was not published", finished);
  const visibility = await visibilityOf(client, url);
  if (visibility !== undefined) report(`visibility: ${change(before, visibility)}`);
  const { warnings = [] } = finished.body ?? {};
  return { ok: true, address, warnings, ...(visibility && { visibility }), ...(ownAddress && { ownAddress }) };
}

/** Returns who sees the site at an address; undefined without a site, or if the registry does not say. */
async function visibilityOf(client: RegistryClient, url: string): Promise<Visibility | undefined> {
  const outcome = await client.docs.getDocsUrlMetadata({ body: { url } });
  if (!outcome.ok || outcome.body.isPrivate === undefined) return undefined;
  return outcome.body.isPrivate ? "private" : "public";
}

const change = (before: Visibility | undefined, after: Visibility): string =>
  before === undefined || before === after ? after : `${before} -> ${after}`;

/** Names of files as the registry takes them: it refuses steps out of a folder. */
export const wirePath = ({ path }: ProjectFile): string => path.replaceAll("../", "_dot_dot_/");

/** The registry stores members of newer publishers, which its own types leave out. */
const wireDefinition = (definition: PublishedDefinition): WriteDocsDefinition =>
  definition as unknown as WriteDocsDefinition;

interface Started {
  readonly ok: true;
  readonly docsRegistrationId: string;
  readonly uploadUrls: { readonly [path: string]: { readonly uploadUrl: string; readonly fileId: string } };
  readonly skipped: ReadonlySet<string>;
  readonly address: string;
  readonly ownAddress?: string;
  /** The address by which the registry knows the site. */
  readonly url: string;
}

async function start({ project, instance, org, preview, isPrivate, client }: Publication): Promise<Started | Failure> {
  const images = project.files.flatMap((file) =>
    file.size === undefined ? [] : [{ filePath: wirePath(file), ...file.size, fileHash: file.hash }],
  );
  const filepaths = project.files
    .filter(({ size }) => size === undefined)
    .map((file) => ({ path: wirePath(file), fileHash: file.hash }));
  const authConfig = isPrivate ? ({ type: "private", authType: "sso" } as const) : ({ type: "public" } as const);
  const body = { orgId: org, ...(isPrivate !== undefined && { authConfig }), filepaths, images };
  if (preview !== undefined) {
    const place = { ...placeOf(instance), ...(preview.id && { previewId: preview.id }) };
    const outcome = await client.docs.startDocsPreviewRegister({ body: { ...body, ...place } });
    if (!outcome.ok) return refusal("the preview was not started", outcome);
    const { previewUrl, skippedFiles, ...rest } = outcome.body;
    return { ok: true, ...rest, skipped: new Set(skippedFiles), address: previewUrl, url: previewUrl };
  }
  const url = instance?.url.text ?? "";
  const customDomains = instance?.["custom-domain"] ?? [];
  const outcome = await client.docs.startDocsRegister({ body: { ...body, domain: url, customDomains } });
  if (!outcome.ok) return refusal(`publishing to ${url} was not started`, outcome);
  const { skippedFiles, ...rest } = outcome.body;
  const [shown] = customDomains;
  const addresses = shown === undefined ? { address: url } : { address: shown, ownAddress: url };
  return { ok: true, ...rest, ...addresses, url, skipped: new Set(skippedFiles) };
}

/** Returns the site that a preview is of. */
function placeOf(instance: Publication["instance"]): { readonly domain?: string; readonly basePath?: string } {
  if (instance === undefined) return {};
  const url = instance.url.text;
  const { pathname } = new URL(/^https?:\/\//.test(url) ? url : `https://${url}`);
  return { domain: url, ...(pathname !== "/" && { basePath: pathname }) };
}

/** The placeholder of a definition's id, which the registry creates. */
const noId = "00000000-0000-0000-0000-000000000000";

async function registerApis({
  project,
  org,
  client,
}: Publication): Promise<{ readonly ok: true; readonly ids: ReadonlyMap<string, string> } | Failure> {
  const ids = new Map<string, string>();
  for (const { key, name, model } of project.apis) {
    const { definition } = registryApiFromModel(model);
    const outcome = await client.apis.registerApiDefinition({
      body: { orgId: org, apiId: name, definitionV2: { ...definition, id: noId } },
    });
    if (!outcome.ok) return refusal(`the API ${name} was not registered`, outcome);
    ids.set(key, outcome.body.apiDefinitionId);
  }
  return { ok: true, ids };
}

type Failure = Extract<Published, { readonly ok: false }>;

/** Describes an outcome that is not a success. */
function refusal(what: string, outcome: Parameters<typeof describeOutcome>[0]): Failure {
  const name = outcome.ok || "failure" in outcome ? undefined : outcome.error;
  const error = `${what}: ${describeOutcome(outcome) ?? ""}`;
  return { ok: false, error, outcome, ...(name !== undefined && { refusal: name }) };
}

/** A file and where its bytes go. */
interface Upload {
  readonly file: ProjectFile;
  readonly url: string;
}

/** Number of uploads in flight: enough to fill a connection, few enough for a small server. */
const atOnce = 8;

/** Milliseconds that one upload may take. */
const patience = 120_000;

/** Uploads files. Returns a sentence about the first that failed; `onUploaded` is called with the number so far. */
async function uploadFiles(
  uploads: readonly Upload[],
  onUploaded: (count: number) => void,
): Promise<string | undefined> {
  let done = 0;
  const results = mapConcurrently(uploads, atOnce, async ({ file, url }) => {
    const failed = await uploadFile(file, url);
    if (failed === undefined) {
      done += 1;
      onUploaded(done);
    }
    return failed;
  });
  const failures = (await Promise.all(results)).filter((failed) => failed !== undefined);
  return failures[0];
}

async function uploadFile({ path, mediaType, read }: ProjectFile, url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: "PUT",
      body: new Uint8Array(await read()),
      headers: { "content-type": mediaType, "cache-control": "public, max-age=31536000, immutable" },
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return response.ok ? undefined : `${path} was not uploaded: the registry answered with status ${response.status}`;
  } catch (error) {
    return `${path} was not uploaded: ${errorMessage(error)}`;
  }
}
