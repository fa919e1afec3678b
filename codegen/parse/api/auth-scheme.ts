import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { AuthAst, AuthSchemeAst, SchemeAst, TokenEndpointAst } from "../ast/file.ts";
import type { TypeReferenceAst } from "../ast/type.ts";
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
  const members = readMembers<{ scheme: Word; docs: string }>(node, report, {
    name: "an auth",
    keys: { scheme: readWord, docs: readText },
  });
  return members && required(members.scheme, "scheme", "an auth", node, report);
};

/** Reads the authentication of calls: a scheme, `any` of several, or declared by each endpoint. */
export const readAuth: Read<AuthAst> = (node, report) => {
  const has = (key: string): boolean => node.kind === "map" && node.entries.some((entry) => entry.key.text === key);
  if (!has("any") && !has("endpoint-security")) {
    const scheme = readSchemeName(node, report);
    return scheme && { kind: "any", schemes: [scheme] };
  }
  const members = readMembers<{ any: readonly Word[]; "endpoint-security": unknown; docs: string }>(node, report, {
    name: "an auth",
    keys: { any: listOf("a list of auth schemes", readSchemeName), "endpoint-security": readAny, docs: readText },
  });
  if (members === undefined) return undefined;
  return members.any === undefined ? { kind: "by-endpoint", span: node.span } : { kind: "any", schemes: members.any };
};

interface Field {
  readonly name?: string;
  readonly env?: string;
  readonly omit?: boolean;
}

const readField: Read<Field> = (node, report) =>
  readMembers<Required<Field>>(node, report, {
    name: "a credential",
    keys: { name: readText, env: readText, omit: readBoolean },
    noted: { placeholder: readText },
  });

/** Settings of playgrounds in the docs site of the Fern CLI. */
const noted = { "playground-docs": readText };

function readBearer(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers<{ scheme: Word; docs: string; token: Field }>(node, report, {
    name: "a bearer scheme",
    keys: { scheme: readWord, docs: readText, token: readField },
    noted,
  });
  return (
    members && { kind: "bearer", ...optional("tokenName", members.token?.name), ...optional("env", members.token?.env) }
  );
}

function readBasic(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers<{ scheme: Word; docs: string; username: Field; password: Field }>(node, report, {
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
  const members = readMembers<{ header: Word; docs: string; type: TypeReferenceAst; prefix: string; name: string }>(
    node,
    report,
    {
      name: "a header scheme",
      keys: { header: readWord, docs: readText, type: readTypeReference, prefix: readText, name: readText },
      noted: { ...noted, env: readText, placeholder: readText },
    },
  );
  return (
    members?.header && {
      kind: "header",
      header: members.header,
      ...optional("type", members.type),
      ...optional("label", members.name),
      ...optional("prefix", members.prefix),
    }
  );
}

const properties: Read<{ readonly [property: string]: Word }> = (node, report) => {
  const texts = readTexts(node, report);
  return texts && Object.fromEntries(texts.map(({ name, value }) => [name.text, value]));
};

const readTokenEndpoint: Read<TokenEndpointAst> = (node, report) => {
  const members = readMembers<{
    endpoint: Word;
    "request-properties": { readonly [property: string]: Word };
    "response-properties": { readonly [property: string]: Word };
  }>(node, report, {
    name: "a token endpoint",
    keys: { endpoint: readWord, "request-properties": properties, "response-properties": properties },
  });
  const endpoint = members && required(members.endpoint, "endpoint", "a token endpoint", node, report);
  return (
    endpoint && {
      endpoint,
      request: members?.["request-properties"] ?? {},
      response: members?.["response-properties"] ?? {},
    }
  );
};

function readOAuth(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers<{
    scheme: Word;
    docs: string;
    type: Word;
    scopes: readonly Word[];
    "token-prefix": string;
    "token-header": string;
    "get-token": TokenEndpointAst;
    "refresh-token": TokenEndpointAst;
  }>(node, report, {
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
  const flow = required(members.type, "type", "an oauth scheme", node, report);
  if (flow === undefined) return undefined;
  if (flow.text === "client-credentials") required(members["get-token"], "get-token", "an oauth scheme", node, report);
  return {
    kind: "oauth",
    flow,
    scopes: members.scopes ?? [],
    ...optional("token", members["get-token"]),
    ...optional("refresh", members["refresh-token"]),
    ...optional("header", members["token-header"]),
    ...optional("prefix", members["token-prefix"]),
  };
}

type InferredHeader = Extract<SchemeAst, { kind: "inferred" }>["headers"][number];

const readInferredHeader: Read<InferredHeader> = (node, report) => {
  const members = readMembers<{ "response-property": Word; "header-name": Word; "value-prefix": string }>(
    node,
    report,
    {
      name: "an authenticated header",
      keys: { "response-property": readWord, "header-name": readWord, "value-prefix": readText },
    },
  );
  if (members === undefined) return undefined;
  const property = required(members["response-property"], "response-property", "an authenticated header", node, report);
  const name = required(members["header-name"], "header-name", "an authenticated header", node, report);
  if (property === undefined || name === undefined) return undefined;
  return { property, name, ...optional("prefix", members["value-prefix"]) };
};

interface GetToken {
  readonly endpoint?: Word;
  readonly "expiry-response-property"?: Word;
  readonly "authenticated-request-headers"?: readonly InferredHeader[];
}

const readGetToken: Read<GetToken> = (node, report) => {
  if (node.kind !== "map") {
    const endpoint = readWord(node, report);
    return endpoint && { endpoint };
  }
  const members = readMembers<Required<GetToken>>(node, report, {
    name: "a token endpoint",
    keys: {
      endpoint: readWord,
      "expiry-response-property": readWord,
      "authenticated-request-headers": listOf("a list of headers", readInferredHeader),
    },
  });
  return members && required(members.endpoint, "endpoint", "a token endpoint", node, report) && members;
};

function readInferred(node: YamlMap, report: Report): SchemeAst | undefined {
  const members = readMembers<{ scheme: Word; docs: string; "get-token": GetToken }>(node, report, {
    name: "an inferred scheme",
    keys: { scheme: readWord, docs: readText, "get-token": readGetToken },
    noted,
  });
  const token = members?.["get-token"];
  if (token?.endpoint === undefined) return undefined;
  return {
    kind: "inferred",
    endpoint: token.endpoint,
    headers: token["authenticated-request-headers"] ?? [],
    ...optional("expiry", token["expiry-response-property"]),
  };
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
