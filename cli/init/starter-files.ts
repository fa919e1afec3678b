import { stringify } from "yaml";
import type { WrittenSettings } from "#docs-project";
import { commandText } from "../command-text.ts";
import type { Answers } from "./arguments.ts";
import { docsSchemaLine, schemaAddress } from "./schema-address.ts";

/**
 * Returns the files of a starter project in a folder, by their paths. `found` is the navigation of the pages and descriptions that the
 * folder already has; examples are written for the ones it lacks.
 */
export const starterFiles = (answers: Answers, folder: string, found?: WrittenSettings): ReadonlyMap<string, string> =>
  new Map([
    ["docs.yml", docsSchemaLine(folder) + docsYml(answers, found)],
    ...(found?.hasPages
      ? []
      : ([
          ["pages/welcome.mdx", welcome(answers, found)],
          ["pages/first-request.mdx", firstRequest(answers, found)],
        ] as const)),
    ...(found === undefined
      ? ([
          ["openapi.yaml", openApi(answers)],
          ["generators.yml", generators],
        ] as const)
      : []),
    ["callboard.config.json", config(answers, folder)],
    [".gitignore", ignored],
  ]);

/** A text as a JSON string, which YAML reads as well. */
const quoted = (text: string): string => JSON.stringify(text);

const docsYml = (
  { title }: Answers,
  found: WrittenSettings | undefined,
): string => `# The settings and the navigation of the site.
title: ${quoted(title)}

${stringify(
  {
    navigation: [...(found?.hasPages ? [] : starterPages), ...(found?.navigation ?? [{ api: "API reference" }])],
  },
  { lineWidth: 0 },
)}`;

const starterPages = [
  { page: "Welcome", path: "pages/welcome.mdx" },
  { page: "First request", path: "pages/first-request.mdx" },
];

/** The text of a page must not be read as a tag or an expression. */
const asProse = (text: string): string => text.replace(/[<>{}\\`*_[\]$&~]/g, (sign) => `\\${sign}`);

const welcome = ({ title }: Answers, found: WrittenSettings | undefined): string => `---
title: ${quoted(`Welcome to ${title}`)}
description: Start here.
---

This is the first page of the docs of ${asProse(title)}. Change it in \`pages/welcome.mdx\`: open pages show each saved change.

<CardGroup cols={2}>
  <Card title="First request" href="./first-request.mdx">
    Call the API from your browser.
  </Card>
</CardGroup>

## Next steps

<Steps>${
  found === undefined
    ? `
  <Step title="Describe your API">
    Replace \`openapi.yaml\` by the description of your API: OpenAPI, AsyncAPI or OpenRPC.
  </Step>`
    : ""
}
  <Step title="Add pages">
    Write markdown in \`pages/\`, and name each page in \`docs.yml\`.
  </Step>
  <Step title="Check and build">
    \`${commandText("docs check")}\` finds broken links, and \`${commandText("build --out site")}\` writes the site as files.
  </Step>
</Steps>
`;

const firstRequest = ({ api }: Answers, found: WrittenSettings | undefined): string => `---
title: First request
description: Call the API from your browser.
---

${found === undefined ? `The example API is at \`${api}\`. ` : ""}Open an endpoint of the reference, press **Try it**, fill in the form, and send it.

<Note>
  A server on this machine must be in the description, under \`servers\`, or be allowed by \`${commandText("dev --allow")}\`.
</Note>
`;

const openApi = ({ title, api }: Answers): string => `openapi: 3.1.0
info:
  title: ${quoted(title)}
  version: 1.0.0
servers:
  - url: ${quoted(api)}
tags:
  - name: Plants
paths:
  /plants:
    get:
      operationId: listPlants
      summary: List plants
      tags: [Plants]
      parameters:
        - name: limit
          in: query
          description: Most plants to return.
          schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
      responses:
        "200":
          description: The plants
          content:
            application/json:
              schema:
                type: array
                items: { $ref: "#/components/schemas/Plant" }
    post:
      operationId: addPlant
      summary: Add a plant
      tags: [Plants]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Plant" }
      responses:
        "201":
          description: The plant
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Plant" }
components:
  schemas:
    Plant:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 1, maxLength: 40, examples: [Fern] }
        water: { type: string, enum: [daily, weekly, monthly] }
        height: { type: number, minimum: 0, description: Height in centimeters }
`;

const generators = `# The descriptions that the API reference shows.
api:
  specs:
    - openapi: openapi.yaml
`;

const config = ({ port }: Answers, folder: string): string =>
  `${JSON.stringify({ $schema: schemaAddress(folder, "callboard.schema.json"), port }, undefined, 2)}\n`;

const ignored = `node_modules/
.callboard/
.*.callboard-*/
site/
`;
