import { expect, it } from "vitest";
import { issueDetail } from "#engine/interpret";
import { importDescription } from "#importers";
import { productParts, targetsOf } from "../target.ts";
import { invalidLaw } from "./invalid.ts";

const schema = { type: "object", required: ["name"], properties: { name: { type: "string", maxLength: 3 } } };
const content = { "application/json": { schema } };
const paths = { "/plants": { post: { requestBody: { required: true, content }, responses: {} } } };
const text = JSON.stringify({ openapi: "3.1.0", info: { title: "Plants", version: "1" }, paths });
const read = await importDescription({ name: "plants.json", text }, { id: "plants" });
if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
const { model } = read;

const broken = {
  ...{ rule: "max-length", at: ["body", "name"], selection: {} },
  value: { headers: {}, pathParameters: {}, queryParameters: {}, body: { name: "Fern" } },
};
const own = productParts.checkRequest;

it.each<[string, typeof own, string | undefined]>([
  ["once is kept", own, undefined],
  ["not at all is broken", () => [], "a broken rule, max-length at /body/name, is not reported; found: nothing"],
  [
    "at another field is broken",
    (input) => own(input).map((issue) => ({ ...issue, path: ["body"] })),
    "is not reported; found: ",
  ],
  [
    "together with an error that is none is broken",
    (input) => [...own(input), { path: ["body"], ...issueDetail("type", "text", "nothing") }],
    "besides the broken rule, max-length at /body/name, the form reports ",
  ],
])("the law for a broken rule that is reported %s", (_, checkRequest, message) => {
  const [target] = targetsOf(model, { ...productParts, checkRequest });
  if (target === undefined) throw new Error("the API has one endpoint");
  const check = (): void => invalidLaw.check(target, broken);
  if (message === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(message);
});
