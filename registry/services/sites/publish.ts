import { excessSentence, siteExcess } from "#engine/content-limits";
import { asJson } from "#engine/json";
import type { docs } from "#generated/registry";
import type {
  AuthConfig,
  FilePathInput,
  FinishedDocs,
  ImageFilePath,
  RegisterDocsRequest,
  StartDocsRegisterResponse,
} from "#generated/types";
import { fail, type Implementation, ok, refuse } from "#transport";
import type { Caller } from "../../access/caller.ts";
import { mayRead, refuseStranger } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { uploadPath } from "../../http/files.ts";
import { staffOrganization } from "../../staff-organization.ts";
import { beginRegistration, findRegistration, finishRegistration, type NewRegistration } from "../../store/sql/docs.ts";
import { maxFiles } from "../../store/sql/files.ts";
import { foreignHost } from "../../store/sql/hosts/foreign-host.ts";
import { deleteExpiredPreviews, type Site } from "../../store/sql/sites.ts";
import { heldByAnother, previewAddress, previewSite, readSiteAddresses } from "./addresses.ts";
import { siteFacts } from "./definition.ts";
import { type SitesHost, siteAt } from "./sites-host.ts";
import { navigationWarnings } from "./warnings/navigation-warnings.ts";
import { unsupportedSettings } from "./warnings/unsupported-settings.ts";

/** The calls that publish sites and previews. */
type PublishCalls = Pick<
  Implementation<typeof docs, CallContext>,
  "startDocsRegister" | "startDocsPreviewRegister" | "finishDocsRegister"
>;

/** Lifetime of a preview from its start, in days; our choice. */
export const previewDays = 30;

/** Answers the calls that publish sites and previews. */
export function publishCalls(host: SitesHost): PublishCalls {
  const { store, rules, now } = host;
  return {
    startDocsRegister: async ({ body }, { caller }) => {
      const refusal = refuseStranger(caller, body.orgId);
      if (refusal !== undefined) return refusal;
      const tooMany = tooManyParts(body);
      if (tooMany !== undefined) return refuse(tooMany);
      // Its docs may be at any address, such as the address of this machine.
      const suffix = body.orgId === staffOrganization ? undefined : rules.suffix;
      const read = readSiteAddresses(body, { suffix, rules });
      if (!read.ok) return read;
      const hosts = read.addresses.map((address) => address.host);
      const foreign = await foreignHost(store.db, body.orgId, hosts, rules);
      if (foreign !== undefined) return heldByAnother(foreign, rules);
      const { orgId } = body;
      return ok(await start(host, { ...{ orgId, addresses: read.addresses }, ...partsOf(body) }));
    },

    startDocsPreviewRegister: async ({ body }, { caller }) => {
      const { orgId } = body;
      const refusal = refuseStranger(caller, orgId);
      if (refusal !== undefined) return refusal;
      const tooMany = tooManyParts(body);
      if (tooMany !== undefined) return refuse(tooMany);
      const named = previewSite(body.domain, rules);
      if (!named.ok) return refuse(named.sentence);
      const preview = previewAddress({ ...body, site: named.site }, rules.suffix, host.sitePort);
      const isFree =
        preview !== undefined && (await foreignHost(store.db, orgId, [preview.address.host], rules)) === undefined;
      if (!isFree) return fail({ error: "InvalidDomainError" });
      await deleteExpiredPreviews(store.db, now());
      const previewExpiresAt = new Date(now().getTime() + previewDays * 24 * 60 * 60 * 1000);
      const addresses = [preview.address];
      const parts = partsOf(body);
      // A preview of a private site is private.
      const isPrivate = parts.isPrivate ?? (await siteOfPreview(host, body))?.isPrivate;
      const started = await start(host, { ...{ orgId, addresses, previewExpiresAt }, ...parts, isPrivate });
      return ok({ ...started, previewUrl: preview.url });
    },

    finishDocsRegister: ({ pathParameters: { id }, body }, { caller }) => finishSite(host, id, body, caller),
  };
}

/** An empty response: 204 without a body, which publishers expect for the type `null`. */
const withoutBody = ok() as unknown as { readonly ok: true; readonly body: FinishedDocs | null };

/** Finds the site that a preview is of, if its organization has published it. */
async function siteOfPreview(
  host: SitesHost,
  { orgId, domain }: { readonly orgId: string; readonly domain?: string },
): Promise<Site | undefined> {
  const site = domain === undefined ? undefined : await siteAt(host, domain);
  return site?.orgId === orgId ? site : undefined;
}

/** Finishes a registration with a site. */
export async function finishSite(host: SitesHost, id: string, body: RegisterDocsRequest, caller: Caller) {
  const { store, sites, now, rules } = host;
  const noRegistration = fail({ error: "DocsRegistrationIdNotFound" });
  const registration = await findRegistration(store.db, id, now());
  if (registration === undefined || !mayRead(caller, registration.orgId)) return noRegistration;
  const refusal = refuseStranger(caller, registration.orgId);
  if (refusal !== undefined) return refusal;
  const excess = siteExcess(asJson(body.docsDefinition));
  if (excess !== undefined) return refuse(excessSentence(excess));
  const objectHash = await sites.put(sites.wireOf(body));
  const facts = await siteFacts(store, registration.orgId, body.docsDefinition.config);
  // Large APIs are read by another process, which has to begin before anything changes.
  const broken = await navigationWarnings(host, registration.orgId, body.docsDefinition);
  const warnings = [...broken, ...unsupportedSettings(asJson(body.docsDefinition.config))];
  const finished = await finishRegistration(store.db, registration, { objectHash, facts, now: now(), rules });
  if (finished.ok) return warnings.length > 0 ? ok({ warnings }) : withoutBody;
  if (finished.reason === "gone") return noRegistration;
  const content = `${finished.host} was claimed by another organization in the meantime.`;
  return fail({ error: "UserNotInOrgError", content });
}

/** Starts a registration, and says where to upload its files. */
export async function start(
  { store, publicUrl, now }: SitesHost,
  registration: NewRegistration,
): Promise<StartDocsRegisterResponse> {
  const { id, tickets } = await beginRegistration(store.db, registration, now());
  const paths = registration.files.map(({ path }) => path);
  const uploads = tickets.map(({ fileId, uploadSecret }, n) => {
    return [paths[n] ?? fileId, { uploadUrl: publicUrl + uploadPath(uploadSecret), fileId }] as const;
  });
  return {
    docsRegistrationId: id,
    uploadUrls: Object.fromEntries(uploads),
    skippedFiles: paths.filter((_, n) => tickets[n]?.isKnown),
  };
}

/** The parts of a site that publishers of both kinds announce. */
interface AnnouncedParts {
  readonly customDomains?: readonly string[];
  readonly authConfig?: AuthConfig;
  readonly filepaths: readonly FilePathInput[];
  readonly images?: readonly ImageFilePath[];
}

/** Maximum number of a site's addresses in addition to its main one; our choice, far above real sites. */
const maxCustomDomains = 100;

/** Returns a sentence if a site has too many files or domains. */
function tooManyParts({ customDomains = [], filepaths, images = [] }: AnnouncedParts): string | undefined {
  const files = filepaths.length + images.length;
  if (files > maxFiles) return `A site may have at most ${maxFiles} files; this one has ${files}.`;
  const domains = customDomains.length;
  if (domains <= maxCustomDomains) return undefined;
  return `A site may have at most ${maxCustomDomains} custom domains; this one has ${domains}.`;
}

const partsOf = (parts: AnnouncedParts): Pick<NewRegistration, "files" | "isPrivate"> => ({
  files: filesIn(parts),
  isPrivate: parts.authConfig && parts.authConfig.type === "private",
});

/** Lists the files to upload, each path once. A file that is announced as an image is one. */
function filesIn({ filepaths, images = [] }: AnnouncedParts): NewRegistration["files"] {
  const files = new Map<string, NewRegistration["files"][number]>();
  for (const item of filepaths) {
    const { path, fileHash } = typeof item === "string" ? { path: item, fileHash: undefined } : item;
    files.set(path, { path, image: null, hash: fileHash });
  }
  for (const image of images) {
    const { filePath: path, fileHash: hash } = image;
    files.set(path, { path, image: JSON.stringify(image), hash });
  }
  return [...files.values()];
}
