import { expect, it } from "vitest";
import { credentialParameters } from "./credential-parameters.ts";

const text = (key: string) => ({ key, shape: { kind: "string" }, optional: true }) as const;

it.each([
  ...[
    "xi-api-key",
    "X-API-Key",
    "apiKey",
    "Authorization",
    "X-Access-Token",
    "token",
    "single_use_token",
    "X-Auth-Token",
  ],
])("takes the name %s for the name of a credential", (key) => {
  const parts = { queryParameters: [text(key)], requestHeaders: [] };
  expect(credentialParameters(parts)).toEqual([text(key)]);
  expect(credentialParameters({ queryParameters: [], requestHeaders: [text(key)] })).toEqual([text(key)]);
  expect(credentialParameters({ queryParameters: [], requestHeaders: [] }, [text(key)])).toEqual([text(key)]);
});

it.each([..."page_token nextPageToken continuation-token max_tokens author keyword tokenizer cursor".split(" ")])(
  "does not take the name %s for the name of a credential",
  (key) => expect(credentialParameters({ queryParameters: [text(key)], requestHeaders: [text(key)] })).toEqual([]),
);
