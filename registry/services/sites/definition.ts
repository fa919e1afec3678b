import { asJson, isList, isObject, type Json, own } from "#engine/json";
import type { Types } from "#engine/shape";
import type {
  ApiDefinition,
  DocsDefinition,
  ImageFilePath,
  RegisterDocsRequest,
  UploadedFile,
  WriteDocsConfig,
} from "#generated/types";
import { filePath } from "../../http/files.ts";
import type { Documents } from "../../store/documents.ts";
import { type DefinitionRow, findDefinitions } from "../../store/sql/definitions.ts";
import { filesOf, type SiteFacts, type SiteFile } from "../../store/sql/docs.ts";
import type { StoredSite } from "../../store/sql/sites.ts";
import type { Store } from "../../store/store.ts";
import { configToRead } from "../convert/docs-to-read.ts";
import { withSdkCode } from "../sdks/site-code.ts";

/** The dependencies of assembling a site. */
export interface DocsHost {
  readonly store: Store;
  readonly types: Types;
  readonly definitions: Documents<ApiDefinition>;
  readonly sites: Documents<RegisterDocsRequest>;
  /** The registry's own address, for files. */
  readonly publicUrl: string;
}

/**
 * Assembles a site for readers. The APIs of its navigation are in `apisV2`, in their flat form, which all current
 * readers use, with the code that SDKs have registered for them; `apis` is empty, so that no API is sent twice. Only APIs
 * of the organization that published the site are included.
 */
export async function assembleDocs(
  { store, types, definitions, publicUrl }: DocsHost,
  site: StoredSite,
  { docsDefinition, excludeApis = false }: RegisterDocsRequest,
): Promise<DocsDefinition> {
  const { pages, config, jsFiles, ...rest } = docsDefinition;
  const files = await filesOf(store.db, site.registrationId);
  const urlOf = ({ fileId }: SiteFile): string => publicUrl + filePath(fileId);
  const rows = await apisOfSite(store, site, config);
  const apis = excludeApis ? [] : rows;
  const documents = await definitions.getAll(apis.map(({ objectHash }) => objectHash));
  const coded: [string, ApiDefinition][] = [];
  for (const [n, row] of apis.entries()) {
    const document = documents[n];
    if (document !== undefined) coded.push([row.id, await withSdkCode({ store, types }, row, document)]);
  }
  return {
    ...rest,
    id: site.id,
    pages,
    config: configToRead(config),
    ...(jsFiles === undefined ? {} : { jsFiles }),
    files: Object.fromEntries(files.map((file) => [file.fileId, urlOf(file)])),
    filesV2: Object.fromEntries(files.map((file) => [file.fileId, uploadedFile(file, urlOf(file))])),
    apis: {},
    apisV2: Object.fromEntries(coded),
    apiNameToId: Object.fromEntries(rows.map(({ apiName, id }) => [apiName, id])),
  };
}

/** Finds the definitions that the navigation of a site refers to and its publisher owns. */
export async function apisOfSite(
  { db }: Store,
  { publisherId }: Pick<StoredSite, "publisherId">,
  config: WriteDocsConfig,
): Promise<readonly DefinitionRow[]> {
  const ids = apiIdsIn(asJson(config));
  return (await findDefinitions(db, [...ids])).filter(({ orgId }) => orgId === publisherId);
}

/** Returns the facts of a site for listings from its settings. */
export async function siteFacts(store: Store, publisherId: string, config: WriteDocsConfig): Promise<SiteFacts> {
  const rows = await apisOfSite(store, { publisherId }, config);
  return { title: config.title ?? config.root?.title ?? "", apiNames: rows.map(({ apiName }) => apiName) };
}

function uploadedFile({ image }: SiteFile, url: string): UploadedFile {
  if (image === null) return { type: "url", url };
  // The column has the announcement of the file.
  return { ...imageFacts(JSON.parse(image) as ImageFilePath), type: "image", url };
}

const imageFacts = ({ filePath: path, fileHash, ...facts }: ImageFilePath) => facts;

/**
 * Finds the ids of all definitions that navigation refers to: `apiDefinitionId` of a node, `api` of a section of the
 * first format.
 */
function apiIdsIn(config: Json): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (value: Json | undefined): void => {
    if (isList(value)) for (const item of value) walk(item);
    if (!isObject(value)) return;
    for (const [key, member] of Object.entries(value)) {
      const names = key === "apiDefinitionId" || (key === "api" && own(value, "type") === "api");
      if (names && typeof member === "string") ids.add(member);
      else walk(member);
    }
  };
  if (isObject(config)) for (const key of ["root", "navigation"]) walk(own(config, key));
  return ids;
}
