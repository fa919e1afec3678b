import { docs } from "#generated/registry";
import type { StartDocsRegisterRequestV2 } from "#generated/types";
import { fail, type Implementation, ok, refuse } from "#transport";
import { mayRead, refuseStranger } from "../access/rights.ts";
import { readAddress } from "../address.ts";
import type { CallContext } from "../http/calls.ts";
import { uploadPath } from "../http/files.ts";
import { beginRegistration, findRegistration, findSite, finishRegistration, foreignHost } from "../store/sql/docs.ts";
import { mostFiles } from "../store/sql/files.ts";
import { offersLight } from "./convert/docs-to-read.ts";
import { heldByAnother, readSiteAddresses } from "./docs-addresses.ts";
import { assembleDocs, type DocsHost } from "./docs-definition.ts";

/** The dependencies of the calls on docs sites, in addition to those of assembling sites. */
export interface DocsServiceHost extends DocsHost {
  readonly now: () => Date;
  /** The required ending of a site's main address; without it any host is accepted. */
  readonly domainSuffix?: string | undefined;
}

const { getDocsForUrl, startDocsRegister, finishDocsRegister } = docs;

/** The calls on docs sites that this registry serves; the others of the area are in the list of unserved calls. */
export const servedDocs = { getDocsForUrl, startDocsRegister, finishDocsRegister };

/** Answers the calls on docs sites. */
export function docsService(host: DocsServiceHost): Implementation<typeof servedDocs, CallContext> {
  const { store, sites, now } = host;
  const notRegistered = fail({ error: "DomainNotRegisteredError" });
  const noRegistration = fail({ error: "DocsRegistrationIdNotFound" });
  return {
    getDocsForUrl: async ({ body: { url } }, { caller }) => {
      const site = await siteAt(host, url);
      if (site === undefined || !mayRead(caller, site.orgId)) return notRegistered;
      const document = await sites.get(site.objectHash);
      return ok({
        orgId: site.orgId,
        baseUrl: {
          domain: site.address.host,
          ...(site.address.path === "" ? {} : { basePath: site.address.path }),
        },
        definition: await assembleDocs(host, site, document),
        lightModeEnabled: offersLight(document.docsDefinition.config),
      });
    },

    startDocsRegister: async ({ body }, { caller }) => {
      const refusal = refuseStranger(caller, body.orgId);
      if (refusal !== undefined) return refusal;
      const tooMany = tooManyParts(body);
      if (tooMany !== undefined) return refuse(tooMany);
      const read = readSiteAddresses(body, host.domainSuffix);
      if (!read.ok) return read;
      const foreign = await foreignHost(store.db, body.orgId, read.addresses);
      if (foreign !== undefined) return heldByAnother(foreign);
      const files = filesIn(body);
      const begun = await beginRegistration(store.db, { orgId: body.orgId, addresses: read.addresses, files }, now());
      const uploads = begun.tickets.map(({ fileId, uploadSecret }, i) => {
        return [files[i]?.path ?? fileId, { uploadUrl: host.publicUrl + uploadPath(uploadSecret), fileId }] as const;
      });
      return ok({ docsRegistrationId: begun.id, uploadUrls: Object.fromEntries(uploads) });
    },

    finishDocsRegister: async ({ pathParameters: { id }, body }, { caller }) => {
      const registration = await findRegistration(store.db, id, now());
      if (registration === undefined) return noRegistration;
      const refusal = refuseStranger(caller, registration.orgId);
      if (refusal !== undefined) return refusal;
      const objectHash = await sites.put(sites.wireOf(body));
      const finished = await finishRegistration(store.db, registration, { objectHash, now: now() });
      if (finished.ok) return ok();
      if (finished.reason === "gone") return noRegistration;
      const content = `${finished.host} was claimed by another organisation in the meantime.`;
      return fail({ error: "UserNotInOrgError", content });
    },
  };
}

/** Maximum number of a site's addresses in addition to its main one; our choice, far above real sites. */
const mostCustomDomains = 100;

/** Returns a sentence if a site has too many files or domains. */
function tooManyParts({ customDomains, filepaths, images = [] }: StartDocsRegisterRequestV2): string | undefined {
  const files = filepaths.length + images.length;
  if (files > mostFiles) return `A site may have at most ${mostFiles} files; this one has ${files}.`;
  const domains = customDomains.length;
  if (domains <= mostCustomDomains) return undefined;
  return `A site may have at most ${mostCustomDomains} custom domains; this one has ${domains}.`;
}

/** Finds the site of an address, without its query and fragment. */
async function siteAt({ store }: DocsHost, url: string) {
  const read = readAddress(url.replace(/[?#].*$/s, ""));
  return read.ok ? findSite(store.db, read.address) : undefined;
}

/** Lists the files to upload, each path once. A file that is announced as an image is one. */
function filesIn({ filepaths, images = [] }: StartDocsRegisterRequestV2) {
  const files = new Map<string, string | null>(filepaths.map((path) => [path, null]));
  for (const image of images) files.set(image.filePath, JSON.stringify(image));
  return [...files].map(([path, image]) => ({ path, image }));
}
