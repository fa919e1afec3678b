import { describe, expect, it } from "vitest";
import type { ChangelogEntry, Generator } from "#generated/types";
import { bodyOf } from "#transport";
import { openRegistry, type TestRegistry } from "../../registry.testing.ts";
import { withSdkDefaults } from "../sdks/sdk-defaults.ts";

const now = () => new Date("2026-03-05T10:00:00Z");
const change = (summary: string): readonly ChangelogEntry[] => [{ type: "feat", summary }];

/** A registry with releases of the command line tool, stored in no order. */
async function withTools(): Promise<TestRegistry> {
  const opened = await openRegistry({ now });
  const { generatorsCli } = opened.client();
  const releases = [
    { version: "1.3.0", irVersion: 57, createdAt: "2026-01-12", changelogEntry: change("three") },
    { version: "1.10.0", irVersion: 58, changelogEntry: change("ten") },
    { version: "1.4.0", irVersion: 58 },
    { version: "1.11.0", irVersion: 58, isYanked: { remediationVerision: "1.10.0" } },
    { version: "2.0.0-rc10", irVersion: 60, changelogEntry: change("candidate") },
    { version: "2.0.0-rc9", irVersion: 59 },
  ];
  for (const body of releases) bodyOf(await generatorsCli.upsertCliRelease({ body }));
  return opened;
}

describe("releases of the command line tool", () => {
  it("are stored with data derived from their version, on the day of the call", async () => {
    const { generatorsCli } = (await withTools()).client();
    const get = async (version: string) => bodyOf(await generatorsCli.getCliRelease({ pathParameters: { version } }));
    expect(await get("1.10.0")).toEqual({
      ...{ version: "1.10.0", irVersion: 58, createdAt: "2026-03-05", releaseType: "GA", majorVersion: 1 },
      changelogEntry: change("ten"),
    });
    expect(await get("2.0.0-rc10")).toMatchObject({ releaseType: "RC", majorVersion: 2 });
    expect(await get("1.11.0")).toMatchObject({ isYanked: { remediationVerision: "1.10.0" } });
  });

  it("are replaced by a release with the same version", async () => {
    const { generatorsCli } = (await withTools()).client();
    bodyOf(await generatorsCli.upsertCliRelease({ body: { version: "1.4.0", irVersion: 56, tags: ["imports"] } }));
    const all = bodyOf(await generatorsCli.listCliReleases({})).cliReleases;
    expect(all.filter(({ version }) => version === "1.4.0")).toMatchObject([{ irVersion: 56, tags: ["imports"] }]);
  });

  it.each([
    ["the newest one that everybody may use", {}, "1.10.0"],
    ["candidates among them", { releaseTypes: ["GA", "RC"] }, "2.0.0-rc10"],
    ["one that writes an IR version", { irVersion: 57 }, "1.10.0"],
    ["a candidate that writes an IR version", { releaseTypes: ["RC"], irVersion: 60 }, "2.0.0-rc10"],
  ] as const)("are found: %s", async (_, body, version) => {
    const { generatorsCli } = (await withTools()).client();
    expect(bodyOf(await generatorsCli.getLatestCliRelease({ body }))).toMatchObject({ version });
  });

  it("are found by exactly their IR version, the lowest first", async () => {
    const { generatorsCli } = (await withTools()).client();
    const lowest = async (irVersion: number) =>
      bodyOf(await generatorsCli.getMinCliForIr({ pathParameters: { irVersion } })).version;
    expect([await lowest(57), await lowest(58), await lowest(59)]).toEqual(["1.3.0", "1.4.0", "2.0.0-rc9"]);
  });

  it("are listed in pages, newest first", async () => {
    const { generatorsCli } = (await withTools()).client();
    const page = async (number: number) =>
      bodyOf(await generatorsCli.listCliReleases({ queryParameters: { page: number, pageSize: 4 } })).cliReleases.map(
        ({ version }) => version,
      );
    expect(await page(0)).toEqual(["2.0.0-rc10", "2.0.0-rc9", "1.11.0", "1.10.0"]);
    expect(await page(1)).toEqual(["1.4.0", "1.3.0"]);
    expect(await page(2)).toEqual([]);
  });

  it("have a changelog by range, newest first", async () => {
    const { generatorsCli } = (await withTools()).client();
    const changelog = await generatorsCli.getChangelog({
      body: {
        fromVersion: { type: "inclusive", value: "1.3.0" },
        toVersion: { type: "exclusive", value: "2.0.0-rc10" },
      },
    });
    expect(bodyOf(changelog).entries.map(({ version }) => version)).toEqual(["1.10.0", "1.3.0"]);
  });

  it.each([{ page: -1 }, { pageSize: 0 }, { pageSize: 1001 }])("have no page %j", async (queryParameters) => {
    const { generatorsCli } = (await withTools()).client();
    expect(await generatorsCli.listCliReleases({ queryParameters })).toMatchObject({ rawResponse: { status: 400 } });
  });
});

const typescript: Generator = {
  id: "typescript-sdk",
  displayName: "TypeScript SDK",
  generatorType: { type: "sdk" },
  generatorLanguage: "typescript",
  dockerImage: "callboard/typescript-sdk",
  scripts: { installScript: { steps: ["npm ci"] } },
};

describe("generators", () => {
  it("are read without a token, by id, by image, and in a list", async () => {
    const { client } = await openRegistry();
    const server: Generator = {
      ...{ id: "express", displayName: "Express", generatorType: { type: "server" }, dockerImage: "callboard/express" },
    };
    for (const body of [typescript, server]) bodyOf(await client().generators.upsertGenerator({ body }));
    const { generators } = client("");
    const byId = (id: string) => generators.getGenerator({ pathParameters: { id } });
    const byImage = (dockerImage: string) => generators.getGeneratorByImage({ body: { dockerImage } });
    const withDefaults = withSdkDefaults(typescript);
    expect(bodyOf(await byId("typescript-sdk"))).toEqual(withDefaults);
    expect(withDefaults.sdkDefaults).toMatchObject({ unitTests: true, packageRegistry: { name: "npm" } });
    expect(bodyOf(await byImage("callboard/express"))).toEqual(server);
    expect([bodyOf(await byId("none")), bodyOf(await byImage("none"))]).toEqual([null, null]);
    expect(bodyOf(await generators.listGenerators())).toEqual([server, withDefaults]);
  });

  it("can't have the id of the command line tool", async () => {
    const { client } = await openRegistry();
    const taken = await client().generators.upsertGenerator({ body: { ...typescript, id: "cli" } });
    expect(taken).toMatchObject({ rawResponse: { status: 400 } });
  });
});

describe("releases of generators", () => {
  async function withReleases() {
    const opened = await withTools();
    const { generatorsVersions } = opened.client();
    const releases = [
      { version: "2.6.0", irVersion: 57, changelogEntry: change("dates") },
      { version: "2.7.0", irVersion: 58 },
      { version: "3.0.0", irVersion: 60 },
    ];
    for (const release of releases) {
      bodyOf(await generatorsVersions.upsertGeneratorRelease({ body: { generatorId: "typescript-sdk", ...release } }));
    }
    // Another generator's releases, and the tool's, are not among them.
    bodyOf(
      await generatorsVersions.upsertGeneratorRelease({ body: { generatorId: "cli", version: "9.0.0", irVersion: 1 } }),
    );
    return opened.client();
  }

  it.each([
    ["any", {}, "3.0.0"],
    ["of a major version", { generatorMajorVersion: 2 }, "2.7.0"],
    ["that read an IR version", { irVersion: 59 }, "2.7.0"],
    ["for a tool", { cliVersion: "1.3.0" }, "2.6.0"],
    ["for a tool between known releases", { cliVersion: "1.9.3" }, "2.7.0"],
    ["for an IR version, whatever the tool", { cliVersion: "1.3.0", irVersion: 60 }, "3.0.0"],
  ])("are found: %s", async (_, wanted, version) => {
    const { generatorsVersions } = await withReleases();
    const found = await generatorsVersions.getLatestGeneratorRelease({
      body: { generator: "typescript-sdk", ...wanted },
    });
    expect(bodyOf(found)).toMatchObject({ generatorId: "typescript-sdk", version });
  });

  it.each([
    ["no generator has it", { generator: "cobol-sdk" }],
    ["the tool is older than every known release", { generator: "typescript-sdk", cliVersion: "0.1.0" }],
    ["the tool's version is invalid", { generator: "typescript-sdk", cliVersion: "latest" }],
    ["no release has that major version", { generator: "typescript-sdk", generatorMajorVersion: 7 }],
  ])("are not found if %s", async (_, body) => {
    const { generatorsVersions } = await withReleases();
    expect(await generatorsVersions.getLatestGeneratorRelease({ body })).toMatchObject({
      error: "NoValidGeneratorsFoundError",
    });
  });

  it("are listed and have changelogs, apart from the tool's", async () => {
    const { generatorsVersions, generatorsCli } = await withReleases();
    const pathParameters = { generatorId: "typescript-sdk" };
    const listed = bodyOf(await generatorsVersions.listGeneratorReleases({ pathParameters }));
    expect(listed.generatorReleases.map(({ version }) => version)).toEqual(["3.0.0", "2.7.0", "2.6.0"]);
    const range = {
      fromVersion: { type: "inclusive", value: "2.0.0" },
      toVersion: { type: "inclusive", value: "9.0.0" },
    } as const;
    const changes = bodyOf(await generatorsVersions.getChangelog({ pathParameters, body: range }));
    expect(changes.entries).toEqual([{ version: "2.6.0", changelogEntry: change("dates") }]);
    const newest = bodyOf(await generatorsCli.getLatestCliRelease({ body: {} }));
    expect(newest.version).toBe("1.10.0");
  });
});

describe("the errors of releases", () => {
  const version = "1.4";
  const range = {
    fromVersion: { type: "exclusive", value: "latest" },
    toVersion: { type: "inclusive", value: "1.4.0" },
  };
  it.each([
    ["PUT", "/generators/cli", { version, irVersion: 1 }, 400, "InvalidVersionError", { providedVersion: version }],
    ["POST", "/generators/cli/changelog", range, 400, "InvalidVersionError", { providedVersion: "latest" }],
    ["POST", "/generators/cli/latest", { irVersion: 900 }, 404, "NoValidClisFoundError", undefined],
    ["GET", "/generators/cli/for-ir/900", undefined, 404, "NoValidClisFoundError", undefined],
    ["GET", "/generators/cli/1.4.7", undefined, 404, "CliVersionNotFoundError", { providedVersion: "1.4.7" }],
    [
      ...(["PUT", "/generators/versions", { generatorId: "x", version, irVersion: 1 }] as const),
      ...([400, "InvalidVersionError", { providedVersion: version }] as const),
    ],
    ["POST", "/generators/versions/x/changelog", range, 400, "InvalidVersionError", { providedVersion: "latest" }],
    ["POST", "/generators/versions/latest", { generator: "x" }, 404, "NoValidGeneratorsFoundError", undefined],
    [
      "GET",
      "/generators/versions/x/1.0.0",
      undefined,
      404,
      "GeneratorVersionNotFoundError",
      { providedVersion: "1.0.0" },
    ],
  ])("%s %s answers %s", async (method, path, body, status, error, content) => {
    const { registry, send } = await openRegistry();
    const headers = { authorization: `Bearer ${registry.firstToken.token}` };
    const answer = await send(method, path, { headers, ...(body && { body: JSON.stringify(body) }) });
    expect([answer.status, answer.body]).toEqual([status, content === undefined ? { error } : { error, content }]);
  });

  it.each([
    ["/generators", typescript],
    ["/generators/cli", { version: "1.4.0", irVersion: 1 }],
    ["/generators/versions", { generatorId: "x", version: "1.4.0", irVersion: 1 }],
  ])("PUT %s is refused to strangers, and needs a token", async (path, body) => {
    const { send, tokenOf } = await openRegistry();
    const put = (headers: { readonly [name: string]: string }) =>
      send("PUT", path, { headers, body: JSON.stringify(body) });
    expect((await put({})).status).toBe(401);
    const stranger = await put({ authorization: `Bearer ${await tokenOf("acme")}` });
    expect([stranger.status, stranger.body]).toEqual([
      403,
      { error: "UserNotInOrgError", content: "The token belongs to acme, which does not run this registry." },
    ]);
  });
});
