import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { AuthAst, AuthSchemeAst, SchemeAst, TokenEndpointAst } from "../ast/file.ts";
import { optional } from "../common.ts";
import {
  inWords,
  listOf,
  type Read,
  readAny,
  readBoolean,
  readMembers,
  readText,
  readTexts,
  readWord,
  required,
} from "../read.ts";
import { readTypeReference } from "../types/index.ts";
import type { Yaml, YamlMap } from "../yaml/index.ts";

const readSchemeName: Read<Word> = (node, report) => {
  if (node.kind !== "map") return readWord(node, report);
  const members = readMembers(node, report, {
    name: "an auth",
    keys: { scheme: readWord, docs: readText },
    required: ["scheme"],
  });
  return members?.scheme;
};

/** Reads the authentication of calls: a scheme, `any` of several, or declared by each endpoint. */
export const readAuth: Read<AuthAst> = (node, report) => {
  const has = (key: string): boolean => node.kind === "map" && node.entries.some((entry) => entry.key.text === key);
  if (!has("any") && !has("endpoint-security")) {
    const scheme = readSchemeName(node, report);
    return scheme && { kind: "any", schemes: [scheme] };
  }
  const members = readMembers(node, report, {
    name: "an auth",
    keys: { any: listOf("a list of auth schemes", readSchemeName), "endpoint-security": readAny, docs: readText },
  });
  if (members === undefined) return undefined;
  return has("any") ? { kind: "any", schemes: members.any } : { kind: "by-endpoint", span: node.span };
};

const readField = (node: Yaml, report: Report) =>
  readMembers(node, report, {
    name: "a credential",
    keys: { name: readText, env: readText, omit: readBoolean },
    noted: { placeholder: readText },
  });

/** Settings of playgrounds in the docs site of the Fern CLI. */
const noted = { "playground-docs": readText };

function readBearer(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers(node, report, {
    name: "a bearer scheme",
    keys: { scheme: readWord, docs: readText, token: readField },
    noted,
  });
  const { name, env } = members?.token ?? {};
  return members && { kind: "bearer", ...optional("tokenName", name), ...optional("env", env) };
}

function readBasic(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers(node, report, {
    name: "a basic scheme",
    keys: { scheme: readWord, docs: readText, username: readField, password: readField },
    noted,
  });
  if (members === undefined) return undefined;
  const omits = (["username", "password"] as const).filter((key) => members[key]?.omit === true);
  return {
    kind: "basic",
    omits,
    ...optional("usernameName", members.username?.name),
    ...optional("passwordName", members.password?.name),
  };
}

function readHeader(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers(node, report, {
    name: "a header scheme",
    keys: { header: readWord, docs: readText, type: readTypeReference, prefix: readText, name: readText },
    required: ["header"],
    noted: { ...noted, env: readText, placeholder: readText },
  });
  if (members === undefined) return undefined;
  const { docs, name, ...scheme } = members;
  return { kind: "header", ...scheme, ...optional("label", name) };
}

const properties: Read<{ readonly [property: string]: Word }> = (node, report) => {
  const texts = readTexts(node, report);
  return texts && Object.fromEntries(texts.map(({ name, value }) => [name.text, value]));
};

const readTokenEndpoint: Read<TokenEndpointAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "a token endpoint",
    keys: { endpoint: readWord, "request-properties": properties, "response-properties": properties },
    required: ["endpoint"],
  });
  if (members === undefined) return undefined;
  const { endpoint, requestProperties: request = {}, responseProperties: response = {} } = members;
  return { endpoint, request, response };
};

function readOAuth(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers(node, report, {
    name: "an oauth scheme",
    keys: {
      scheme: readWord,
      docs: readText,
      type: readWord,
      scopes: listOf("a list of scopes", readWord),
      "token-prefix": readText,
      "token-header": readText,
      "get-token": readTokenEndpoint,
      "refresh-token": readTokenEndpoint,
    },
    required: ["type"],
    // Settings of SDKs and command lines, and of the flows with a browser, which are not supported.
    noted: {
      ...noted,
      "client-id-env": readText,
      "client-secret-env": readText,
      "client-id": readText,
      "authorization-url": readText,
      "device-authorization-url": readText,
      "token-url": readText,
      "refresh-url": readText,
      "redirect-uri": readAny,
      "success-redirect-url": readText,
      "error-redirect-url": readText,
      pkce: readAny,
      "authorization-parameters": readTexts,
      "device-authorization-parameters": readTexts,
      "token-parameters": readTexts,
      "refresh-parameters": readTexts,
    },
  });
  if (members === undefined) return undefined;
  const { type: flow, scopes, getToken, refreshToken, tokenHeader, tokenPrefix } = members;
  if (flow.text === "client-credentials") required(getToken, "get-token", "an oauth scheme", node, report);
  return {
    kind: "oauth",
    flow,
    scopes,
    ...optional("token", getToken),
    ...optional("refresh", refreshToken),
    ...optional("header", tokenHeader),
    ...optional("prefix", tokenPrefix),
  };
}

type InferredAst = Extract<SchemeAst, { kind: "inferred" }>;

const readInferredHeader: Read<InferredAst["headers"][number]> = (node, report) => {
  const members = readMembers(node, report, {
    name: "an authenticated header",
    keys: { "response-property": readWord, "header-name": readWord, "value-prefix": readText },
    required: ["response-property", "header-name"],
  });
  if (members === undefined) return undefined;
  const { responseProperty: property, headerName: name, valuePrefix } = members;
  return { property, name, ...optional("prefix", valuePrefix) };
};

/** Reads the endpoint of a token: its name, or the long form with the headers that carry the token. */
const readGetToken: Read<Pick<InferredAst, "endpoint" | "headers" | "expiry">> = (node, report) => {
  if (node.kind !== "map") {
    const endpoint = readWord(node, report);
    return endpoint && { endpoint, headers: [] };
  }
  const members = readMembers(node, report, {
    name: "a token endpoint",
    keys: {
      endpoint: readWord,
      "expiry-response-property": readWord,
      "authenticated-request-headers": listOf("a list of headers", readInferredHeader),
    },
    required: ["endpoint"],
  });
  if (members === undefined) return undefined;
  const { endpoint, expiryResponseProperty, authenticatedRequestHeaders: headers } = members;
  return { endpoint, headers, ...optional("expiry", expiryResponseProperty) };
};

function readInferred(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers(node, report, {
    name: "an inferred scheme",
    keys: { scheme: readWord, docs: readText, "get-token": readGetToken },
    required: ["get-token"],
    noted,
  });
  return members && { kind: "inferred", ...members.getToken };
}

/** Reads an authentication scheme; its keys decide which one it is. */
export function readAuthScheme(name: Word, node: Yaml, report: Report): AuthSchemeAst | undefined {
  if (node.kind !== "map") {
    report("expected", node.span, { expected: "an auth scheme", found: inWords(node) });
    return undefined;
  }
  const value = (key: string): Yaml | undefined => node.entries.find((entry) => entry.key.text === key)?.value;
  const docs = value("docs");
  const scheme = readScheme(node, value, report);
  if (scheme === undefined) return undefined;
  const text = docs?.kind === "scalar" && typeof docs.value === "string" ? docs.value.trim() : undefined;
  return { name, scheme, ...optional("docs", text) };
}

function readScheme(node: YamlMap, value: (key: string) => Yaml | undefined, report: Report): SchemeAst | undefined {
  if (value("header") !== undefined) return readHeader(node, report);
  const sort = value("scheme");
  if (sort === undefined) {
    report("missing-key", node.span, { construct: "an auth scheme", key: "scheme" });
    return undefined;
  }
  const word = readWord(sort, report);
  switch (word?.text) {
    case undefined:
      return undefined;
    case "bearer":
      return value("get-token") === undefined ? readBearer(node, report) : readInferred(node, report);
    case "basic":
      return readBasic(node, report);
    case "oauth":
      return readOAuth(node, report);
    default:
      report("expected", sort.span, {
        expected: "a scheme",
        found: inWords(sort),
        advice: "it is one of bearer, basic, oauth; write a header as `header: X-Key`",
      });
      return undefined;
  }
}
