import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";
import { docsLines, nothingIn, summary } from "../docs-folder/diagnostic-lines.ts";
import { locateProject } from "../docs-folder/locate-project.ts";
import { readLocatedProject } from "../docs-folder/read-project.ts";
import { type CommandDeps, callAdvice, findToken, registryClient } from "../registry-client.ts";
import type { PublishOptions } from "./arguments.ts";
import { chooseInstance } from "./choose-instance.ts";
import { publishProject } from "./publish-project.ts";
import { readerAddress } from "./reader-address.ts";

/** Milliseconds in which a registry on this machine says where its sites are. */
const patienceMs = 2000;

/**
 * Returns the port of the docs sites on this machine: the port of their public address if that is set, or else the port
 * that the registry reports because it shows them itself. Returns undefined if neither is known.
 */
async function findSitePort(registry: string, origin: string | undefined): Promise<string | undefined> {
  const site = origin === undefined ? undefined : parseUrl(origin);
  if (site !== undefined && isLoopbackHost(hostOf(site))) return site.port || undefined;
  try {
    const response = await fetch(new URL("/health", registry), { signal: AbortSignal.timeout(patienceMs) });
    const health: unknown = response.ok ? await response.json() : undefined;
    if (typeof health !== "object" || health === null || !("sitePort" in health)) return undefined;
    return typeof health.sitePort === "number" ? `${health.sitePort}` : undefined;
  } catch {
    // The site is published, and the port is only shown.
    return undefined;
  }
}

/** The dependencies of the command. */
export interface PublishDeps extends CommandDeps {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Seconds that a registry may take for one call; a large site has tens of megabytes. */
const patience = 300;

/**
 * Publishes a project: the address goes to `out`, all else to `err`. Returns 0 if it was published, 1 if it has errors,
 * was refused or has parts that readers can't open, 2 if there is nothing to publish.
 */
export async function runPublish(options: PublishOptions, deps: PublishDeps): Promise<0 | 1 | 2> {
  const { out, err, folder } = deps;
  const stop = (code: 1 | 2, error: string): 1 | 2 => {
    err(`callboard: ${error}\n`);
    return code;
  };
  const located = await locateProject(options.source, folder);
  if (!located.ok) return stop(2, located.error);
  const org = options.org ?? located.project.organization;
  if (org === undefined)
    return stop(
      2,
      "publish needs the organization that owns the site: --org, such as --org callboard in a registry of your own",
    );
  const found = await findToken(options.token, deps);
  if (!found.ok) return stop(2, found.error);
  const read = await readLocatedProject(located.project, { ...deps, instance: options.instance });
  if (!read.ok && read.isEmpty) return stop(2, nothingIn(options.source));
  const { diagnostics } = read;
  const lines = docsLines(diagnostics, { root: located.project.root, folder });
  if (lines.length > 0) err(`${lines.join("\n")}\n`);
  if (!read.ok || diagnostics.some(({ severity }) => severity === "error")) {
    return stop(1, `the project was not published: ${summary(diagnostics)}`);
  }
  const chosen = chooseInstance(read.project, options.instance);
  // A preview has an address of its organization.
  const needsNone = options.preview && read.project.instances.length === 0 && options.instance === undefined;
  if (!chosen.ok && !needsNone) return stop(2, chosen.error);
  const published = await publishProject({
    project: read.project,
    instance: chosen.ok ? chosen.instance : undefined,
    org,
    preview: options.preview ? { id: options.id } : undefined,
    isPrivate: options.isPrivate,
    client: registryClient(options.registry, found.token, patience),
    report: (line) => err(`${line}\n`),
  });
  if (!published.ok) {
    const { outcome, refusal, error } = published;
    const rights = `only tokens of the organization ${org} may publish its sites; --org names another organization`;
    const call = { registry: options.registry, token: found.token, rights };
    const advice = adviceFor(refusal, options) ?? (outcome && callAdvice(outcome, call));
    return stop(1, advice === undefined ? error : `${error}\n${advice}`);
  }
  const port = (): Promise<string | undefined> =>
    findSitePort(options.registry, deps.env.CALLBOARD_ORIGIN || undefined);
  const address = await readerAddress(published.address, port);
  const own = published.ownAddress === undefined ? undefined : await readerAddress(published.ownAddress, port);
  // Only names below localhost are on this machine.
  const local = own?.startsWith("http:") ? own : undefined;
  if (local !== undefined) err(`on this machine the site is at ${local}\n`);
  const { visibility } = published;
  const facts = { address, ...(local && { local }), organization: org, ...(visibility && { visibility }) };
  out(options.json ? `${JSON.stringify(facts)}\n` : `${address}\n`);
  const { warnings } = published;
  for (const { code, message } of warnings) if (code === "unsupported") err(`the registry: ${message}\n`);
  const broken = warnings.filter(({ code }) => code !== "unsupported").map(({ message }) => `  ${message}`);
  return broken.length === 0
    ? 0
    : stop(1, `readers can't open parts of the site that was published:\n${broken.join("\n")}`);
}

/** The next step of an author after an error of the registry, by the error's name. */
const advice: ReadonlyMap<string, string> = new Map([
  ["InvalidDomainError", "the address must be in the domain of the registry; other addresses go under custom-domain"],
  ["InvalidCustomDomainError", "correct the custom-domain of the instance in docs.yml"],
  ["InvalidURLError", "correct the url of the instance in docs.yml"],
  ["DomainBelongsToAnotherOrgError", "choose another address, or have the site transferred"],
  ["DocsRegistrationIdNotFound", "the publication took too long and has expired; publish again"],
]);

function adviceFor(refusal: string | undefined, { instance }: PublishOptions): string | undefined {
  if (refusal === "InvalidURLError" && instance !== undefined) return "correct the address of --instance";
  return refusal === undefined ? undefined : advice.get(refusal);
}
