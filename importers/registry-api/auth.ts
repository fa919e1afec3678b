import type { AuthScheme } from "#engine/model";
import { found, isThere, member, type Node, note, textOr } from "../node.ts";
import { optionalText } from "./documented.ts";

/** Reads an authentication scheme; one of an unknown kind is noted and left out. */
export function readAuth(node: Node): AuthScheme | undefined {
  const kind = member(node, "type");
  const about = optionalText(node, "description");
  switch (kind.value) {
    case "bearerAuth":
      return { kind: "bearerAuth", ...about, ...optionalText(node, "tokenName") };
    case "basicAuth":
      return {
        kind: "basicAuth",
        ...about,
        ...optionalText(node, "usernameName"),
        ...optionalText(node, "passwordName"),
      };
    case "header":
      return {
        kind: "header",
        ...about,
        headerWireValue: textOr(member(node, "headerWireValue"), "Authorization"),
        ...optionalText(node, "nameOverride"),
        ...optionalText(node, "prefix"),
      };
    case "oAuth":
      return readOAuth(member(node, "value"));
    default:
      return unknownScheme(kind);
  }
}

function readOAuth(flow: Node): AuthScheme | undefined {
  const flowKind = member(flow, "type");
  if (flowKind.value !== "clientCredentials") return unknownScheme(flowKind);
  const source = member(flow, "value");
  const sourceKind = member(source, "type");
  if (sourceKind.value !== "referencedEndpoint") return unknownScheme(sourceKind);
  return {
    kind: "oAuth",
    ...optionalText(source, "description"),
    endpointId: textOr(member(source, "endpointId"), ""),
    accessTokenLocator: textOr(member(source, "accessTokenLocator"), ".access_token"),
    ...optionalText(source, "headerName"),
    ...optionalText(source, "tokenPrefix"),
  };
}

function unknownScheme(kind: Node): undefined {
  const code = isThere(kind) ? "unknown-kind" : "missing";
  note(kind, code, `expected the kind of an authentication scheme, found ${found(kind.value)}; the scheme is ignored`);
  return undefined;
}
