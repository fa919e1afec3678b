import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished, type TestContext } from "vitest";
import { bodyOf } from "#transport";
import { isNightly } from "../../tooling/tier.ts";
import { createRegistryServer } from "../listen.ts";
import type { LogEntry } from "../log.ts";
import { openRegistry, type TestRegistry } from "../registry.testing.ts";
import { publishSite } from "../services/sites/sites.testing.ts";
import {
  type FernProject,
  type FernVersion,
  fernVersions,
  installFern,
  type ProjectFiles,
  writeProject,
} from "./fern-cli.testing.ts";
import { largeCounts, largeProject, siteDomain, smallProject } from "./projects.testing.ts";

/** `npm test` only publishes a project with the version that is installed here. */
const versions: readonly FernVersion[] = isNightly ? fernVersions : ["5.131.1"];

/** A command takes about 5 s on two idle cores, the large project a minute; a busy machine needs far longer. */
const patience = isNightly ? 900_000 : 240_000;

/** A registry behind a real server, for the domain that the CLI demands. */
async function serve(onRequest: (entry: LogEntry) => void = () => {}, now = () => new Date()) {
  const { server, serve: answerFor } = createRegistryServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens has one
  const domainSuffix = "docs.buildwithfern.com";
  const test = await openRegistry({ publicUrl: url, domainSuffix, log: onRequest, now });
  answerFor(test.registry);
  return { ...test, url };
}

/** Writes a project for a version, and skips the test by name if the version can't be installed. */
async function projectOf(
  context: TestContext,
  version: FernVersion,
  files: ProjectFiles,
  { url, token }: { readonly url: string; readonly token: string },
): Promise<FernProject> {
  const cli = await installFern(version);
  if (!cli.ok) return context.skip(`fern-api@${version} could not be installed from npm: ${cli.reason}`);
  const project = await writeProject(files, { version, script: cli.script, registry: url, token });
  onTestFinished(() => rm(project.folder, { recursive: true, force: true }));
  return project;
}

const publish = ["generate", "--docs", "--no-prompt"] as const;

/** The site that readers get. */
const loaded = async ({ client }: TestRegistry, url: string) =>
  bodyOf(await client().docs.getDocsForUrl({ body: { url } })).definition;

describe.each(versions)("the Fern CLI %s", { timeout: patience }, (version) => {
  it("publishes a project with its pages, files and API", async (context) => {
    const test = await serve();
    const token = await test.tokenOf("acme");
    const project = await projectOf(context, version, smallProject({ customDomain: "docs.acme.test" }), {
      ...test,
      token,
    });
    const published = await project.run(...publish);
    expect(published, published.output).toMatchObject({ exitCode: 0 });
    expect(published.output).toContain("Published docs to");

    const site = await loaded(test, "docs.acme.test/guides/welcome");
    expect(site.config.title).toBe("Plant Store");
    expect(Object.keys(site.pages).sort()).toEqual(["pages/watering.mdx", "pages/welcome.mdx"]);
    expect(Object.values(site.filesV2).map(({ type }) => type)).toEqual(["image", "image"]);
    for (const { url } of Object.values(site.filesV2)) expect((await fetch(url)).status).toBe(200);
    const [api] = Object.values(site.apisV2);
    expect(Object.values(api?.endpoints ?? {}).map(({ method }) => method)).toEqual(["GET"]);
  });
});

describe.each(isNightly ? versions : [])("the Fern CLI %s at night", { timeout: patience }, (version) => {
  it("publishes, lists and deletes a preview of a project", async (context) => {
    const test = await serve();
    const project = await projectOf(context, version, smallProject(), { ...test, token: await test.tokenOf("acme") });
    const previewed = await project.run(...publish, "--preview");
    expect(previewed, previewed.output).toMatchObject({ exitCode: 0 });
    const preview = /acme-preview-[0-9a-f]+\.docs\.buildwithfern\.com/.exec(previewed.output)?.[0] ?? "";
    expect((await loaded(test, preview)).config.title).toBe("Plant Store");
    const listed = await project.run("docs", "preview", "list");
    expect(listed.output).toContain(preview);
    const deleted = await project.run("docs", "preview", "delete", preview);
    expect(deleted, deleted.output).toMatchObject({ exitCode: 0 });
    const gone = await test.client().docs.getDocsForUrl({ body: { url: preview } });
    expect(gone).toMatchObject({ error: "DomainNotRegisteredError" });
  });

  it("says why the registry refuses to publish", async (context) => {
    let late = 0;
    // The registration expires while the project is published.
    const onRequest = (entry: LogEntry): void => {
      if (expires && entry.event === "request" && entry.endpointId === "apis.registerApiDefinition")
        late = 25 * 3_600_000;
    };
    let expires = false;
    const test = await serve(onRequest, () => new Date(Date.now() + late));
    await publishSite(test, "globex", { domain: "globex.docs.buildwithfern.com", customDomains: ["docs.globex.test"] });
    const [acme, globex] = [await test.tokenOf("acme"), await test.tokenOf("globex")];
    const refused = async (token: string, files = smallProject()) => {
      const project = await projectOf(context, version, files, { ...test, token });
      const { exitCode, output } = await project.run(...publish);
      expect(exitCode, output).toBe(1);
      return output;
    };
    const words = refusalWords[version];
    expect(await refused("callboard_wrong")).toContain(words.wrongToken);
    expect(await refused(globex)).toContain(words.foreignOrganization);
    expect(await refused(acme, smallProject({ customDomain: "docs.globex.test" }))).toContain(words.foreignDomain);
    expires = true;
    expect(await refused(acme)).toContain(words.unknownRegistration);
    const outcome = await test.client().docs.getDocsForUrl({ body: { url: siteDomain } });
    expect(outcome).toMatchObject({ error: "DomainNotRegisteredError" });
  });

  it("publishes a large project completely, with bodies of 8 MB", async (context) => {
    const test = await serve();
    const project = await projectOf(context, version, largeProject(), { ...test, token: await test.tokenOf("acme") });
    const published = await project.run(...publish);
    expect(published, published.output).toMatchObject({ exitCode: 0 });
    const site = await loaded(test, siteDomain);
    expect(Object.keys(site.pages)).toHaveLength(largeCounts.pages);
    expect(Object.keys(site.filesV2)).toHaveLength(largeCounts.files);
    const size = Object.values(site.pages).reduce((sum, { markdown }) => sum + markdown.length, 0);
    expect(size).toBeGreaterThan(8_000_000);
  });
});

/** The words of each version for an error of the registry. */
const refusalWords: {
  readonly [V in FernVersion]: {
    readonly wrongToken: string;
    readonly foreignOrganization: string;
    readonly foreignDomain: string;
    readonly unknownRegistration: string;
  };
} = {
  "3.38.0": {
    wrongToken: "Please make sure that your FERN_TOKEN is set.",
    foreignOrganization: "Please verify if you have access to the organization",
    foreignDomain: "Failed to publish docs.",
    unknownRegistration: "does not exist.",
  },
  "4.42.0": {
    wrongToken: "You do not have permission to publish docs to organization 'acme'",
    foreignOrganization: "You do not belong to organization 'acme'",
    foreignDomain: "Failed to publish docs",
    unknownRegistration: "does not exist.",
  },
  "5.131.1": {
    wrongToken: "Unauthorized",
    foreignOrganization: "Forbidden",
    foreignDomain: "Forbidden",
    unknownRegistration: "Not Found",
  },
};
