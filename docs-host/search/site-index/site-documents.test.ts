import { expect, it } from "vitest";
import { buildSite, siteOfApis } from "#docs-host/site/model";
import { registryDefinition } from "#generated/registry";
import { apiModelFromRegistry, importOpenApi } from "#importers";
import { siteDocuments } from "./site-documents.ts";

it("describes a page without the marks of markdown, and finds it by the end of its address", () => {
  const markdown = "---\ntitle: Watering\ndescription: The **dry** tansy keeps `elm` and [ivy](/ivy).\n---\nText.\n";
  const site = buildSite({
    hash: "h",
    apis: new Map(),
    definition: {
      pages: { "a.mdx": { markdown } },
      config: {
        title: "Garden",
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [{ type: "page", title: "Watering", slug: "care/dry-soil", pageId: "a.mdx" }],
          },
        },
      },
    },
  });
  expect([...siteDocuments(site)]).toMatchObject([
    { description: "The dry tansy keeps elm and ivy.", texts: { name: "dry-soil" } },
  ]);
});

it("names an endpoint by its title, its operation and its group", () => {
  const { model } = apiModelFromRegistry(registryDefinition);
  const site = buildSite({
    hash: "h",
    apis: new Map([[model.id, model]]),
    definition: {
      pages: {},
      config: {
        title: "Registry",
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [
              { type: "apiReference", title: "Registry", slug: "api", apiDefinitionId: model.id, paginated: true },
            ],
          },
        },
      },
    },
  });
  const documents = [...siteDocuments(site)];
  const generate = documents.find((one) => one?.href === "/api/tokens/generate");
  expect(generate?.texts).toMatchObject({
    title: "Generate a token",
    name: expect.stringMatching(/generate\S*\nTokens$/),
  });
});

it("leaves out types with the name of a call, which a tool has made", async () => {
  // A pattern that backtracks would not end for it.
  const own = `inline_response_${"1".repeat(1000)}x`;
  const made = [
    "Body_upload_file_v1_upload_file_post",
    "Response_Upload_File_V1_Upload_File_Post",
    "inline_response_200_1",
  ];
  const types = [...made, "Body", own];
  const schemas = Object.fromEntries(
    types.map((name) => [name, { type: "object", properties: { file: { type: "string" } } }]),
  );
  const { model } = await importOpenApi(
    {
      ...{ openapi: "3.1.0", info: { title: "Files", version: "1" }, components: { schemas } },
      paths: {
        "/files": {
          post: {
            operationId: "uploadFile",
            requestBody: {
              content: {
                "application/json": {
                  schema: { type: "object", properties: Object.fromEntries(types.map((name) => [name, refTo(name)])) },
                },
              },
            },
            responses: { "200": { description: "Done" } },
          },
        },
      },
    },
    { id: "files" },
  );
  const titles = [...siteDocuments(siteOfApis("h", [model]))].map((one) => one?.title);
  expect(titles).toContain("Body");
  expect(titles.filter((title) => title !== undefined && /upload_?file_?v1|inline/i.test(title))).toEqual([own]);
});

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
