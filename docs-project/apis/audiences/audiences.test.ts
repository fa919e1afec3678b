import { describe, expect, it } from "vitest";
import { pathText } from "#engine/model";
import { type MemoryContent, memoryFiles } from "../../memory-files.testing.ts";
import { readDocsProject } from "../../read-docs-project.ts";
import { audiencesProject } from "./audiences-project.testing.ts";

async function read(content: MemoryContent) {
  const result = await readDocsProject({ files: memoryFiles(() => content), env: {} });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

/** Returns the parts of each API by its name: operations, then types with their properties. */
async function partsFor(audiences: string) {
  const { project } = await read(audiencesProject(audiences));
  return Object.fromEntries(
    project.apis.map(({ name, model }) => [
      name,
      [
        ...model.endpoints.map(({ method, path, queryParameters }) =>
          [`${method} ${pathText(path)}`, ...queryParameters.map(({ key }) => key)].join(" "),
        ),
        ...(model.channels ?? []).map(({ id }) => `channel ${id}`),
        ...(model.webhooks ?? []).map(({ id }) => `webhook ${id}`),
        ...Object.values(model.types).map(({ name: type, shape }) =>
          [type, ...(shape.kind === "object" ? shape.properties.map(({ key }) => key) : [])].join(" "),
        ),
      ],
    ]),
  );
}

describe("an API that is shown to some audiences", () => {
  it("has the operations, properties and types for these, of OpenAPI, AsyncAPI and definitions", async () => {
    expect(await partsFor("[public]")).toEqual({
      store: [
        "GET /open",
        "POST /both shown",
        "GET /text",
        "webhook planted",
        "Plant name owner price",
        "Owner name",
        "Why",
        "Extra more",
      ],
      beds: [
        "GET /admin/help",
        "POST /garden/dig",
        // Its service names the audience; a call adds audiences and removes none.
        "POST /garden/fill",
        "GET /soil",
        "POST /soil/mix shown",
        "channel feed",
        "webhook hooks.planted",
        "Planted plant",
        "Soil name kind",
        "Kind",
        "Extra more",
        "MixRequest amount",
      ],
      live: ["channel feed", "channel mixed"],
    });
  });

  it("excludes content of other audiences from everything that is published", async () => {
    const { project } = await read(audiencesProject("[public]"));
    const published = JSON.stringify([
      project.apis.map(({ model }) => model),
      project.definition({ file: () => undefined, api: (key) => key }),
    ]);
    for (const word of [
      "secret",
      "s3cr3t",
      "concealed",
      "cost",
      "supplier",
      "phone",
      "Level",
      "audit",
      "nternal",
      "staging",
      "superuser",
      "backdoor",
      "kafka",
    ]) {
      expect(published.toLowerCase().includes(word.toLowerCase()), word).toBe(false);
    }
    expect(published).not.toContain("audiences");
    expect(published).not.toContain("unmarked");
    expect(published).not.toContain("admin calls");
  });

  it("has examples without hidden members", async () => {
    const { project } = await read(audiencesProject("[public]"));
    const [store] = project.apis;
    expect(store?.model.endpoints.find(({ id }) => id === "both")?.examples[0]?.body).toEqual({ name: "Fern" });
    const { alternatives = [] } = store?.model.endpoints.find(({ id }) => id === "both")?.request ?? {};
    expect(alternatives.find(({ contentType }) => contentType === "application/xml")?.example).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Plant>\n  <name>Fern</name>\n</Plant>',
    );
    expect(store?.model.types.Plant?.shape).toMatchObject({ examples: [{ name: "Fern", price: 9 }] });
  });

  it("has code of its calls that names no hidden part", async () => {
    const { project } = await read(audiencesProject("[public]"));
    const both = project.apis[0]?.model.endpoints.find(({ id }) => id === "both");
    expect(both?.codeSamples?.map(({ language }) => language)).toEqual(["go"]);
  });

  it("has channels without their hidden operations", async () => {
    const { project } = await read(audiencesProject("[public]"));
    const live = project.apis.find(({ name }) => name === "live");
    expect(live?.model.channels?.find(({ id }) => id === "mixed")).toMatchObject({
      ...{ description: "News", receives: "Shown news", auth: [] },
      messages: [{ type: "shownNews" }],
      examples: [{ messages: [{ type: "shownNews", body: "shown-value" }] }],
    });
  });

  it("has the auth schemes, scopes and configured values that only hidden parts do not use", async () => {
    const { project } = await read(audiencesProject("[public]"));
    const [store] = project.apis;
    expect(Object.keys(store?.model.auths ?? {})).toEqual(["login", "unusedKey"]);
    const flows = { clientCredentials: { scopes: { read: "Read", "unused-scope": "Rest" } } };
    expect(store?.model.auths.login).toMatchObject({ flows });
    expect(store?.model.playground).toEqual({
      initialState: { headers: { "X-Plant": "fern" }, queryParameters: { shown: "a" } },
      environmentStates: { Public: { auth: { bearerToken: "public-token" } } },
    });
  });

  it("is another API than the same one for other audiences, and than the whole one", async () => {
    const { project } = await read({
      ...audiencesProject("[public]"),
      "docs.yml": `navigation:
  - { api: Store, api-name: store, audiences: [public] }
  - { api: Partners, api-name: store, audiences: partner }
  - { api: All, api-name: store }
`,
    });
    expect(project.apis.map(({ model }) => model.endpoints.length)).toEqual([3, 1, 6]);
  });

  it("reports an audience that no part of the API names, at its position", async () => {
    const { diagnostics } = await read({
      ...audiencesProject("[public]"),
      "docs.yml": "navigation:\n  - { api: Store, api-name: store, audiences: [public, pubic] }\n",
    });
    expect(diagnostics.map(({ code, file, line, column }) => [code, file, line, column])).toEqual([
      ["unknown-audience", "docs.yml", 2, 56],
    ]);
  });
});

describe("versions and products of an instance with audiences", () => {
  const version = (name: string, audience?: string) =>
    `{ display-name: ${name}, path: ${name}.yml${audience === undefined ? "" : `, audiences: ${audience}`} }`;
  const files = {
    ...Object.fromEntries(
      ["open", "partner", "all"].flatMap((name) => [
        [`${name}.yml`, `navigation: [{ page: ${name}, path: ${name}.md }]\n`],
        [`${name}.md`, `Text for ${name}.\n`],
      ]),
    ),
    "core.yml": "navigation: [{ page: core, path: all.md }]\n",
  };
  const versions = `[${version("all")}, ${version("open", "public")}, ${version("partner", "[partner, internal]")}]`;
  const instances = `instances:
  - { url: https://a.example, audiences: public }
  - { url: https://b.example/docs, custom-domain: docs.b.example, audiences: [partner] }
  - { url: https://c.example }
`;

  it.each([
    [undefined, ["all.md", "open.md"]],
    ["https://docs.b.example", ["all.md", "partner.md"]],
    ["c.example", ["all.md", "open.md", "partner.md"]],
  ])("have the pages for the audiences of %s", async (instance, pages) => {
    const content = { ...files, "docs.yml": `${instances}versions: ${versions}\n` };
    const result = await readDocsProject({ files: memoryFiles(() => content), env: {}, instance });
    if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
    const { pages: published } = result.project.definition({ file: () => undefined, api: (key) => key });
    expect(Object.keys(published).toSorted()).toEqual(pages);
  });

  it("are left out in products too, with their pages", async () => {
    const docs = `${instances}products:
  - { display-name: Core, path: core.yml, versions: ${versions} }
  - { display-name: Inner, path: partner.yml, audiences: internal }
`;
    const { project } = await read({ ...files, "docs.yml": docs });
    const definition = project.definition({ file: () => undefined, api: (key) => key });
    expect(Object.keys(definition.pages).toSorted()).toEqual(["all.md", "open.md"]);
    expect(JSON.stringify(definition)).not.toContain("artner");
  });
});
