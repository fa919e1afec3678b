import { own } from "#engine/json";
import type { ApiModel, AuthScheme, Endpoint } from "#engine/model";
import { credentialParameters } from "#engine/request";
import { authHeader, flowFacts, scopesOf } from "#ui/reference";
import { englishTexts } from "#ui/text";
import { blocks, codeText, plainInLine } from "./markdown-text.ts";

/** Says which credentials a call needs; of several combinations, any one. */
export function authorization(
  target: Pick<Endpoint, "auth" | "security" | "scopes" | "queryParameters" | "requestHeaders">,
  { auths, globalHeaders }: ApiModel,
): string {
  const { auth, security, scopes = {} } = target;
  const nameOf = (id: string): string => {
    const needed = own(scopes, id) ?? [];
    const name = schemeName(id, auths[id]);
    return needed.length === 0 ? name : `${name} with the scopes ${needed.map(codeText).join(", ")}`;
  };
  const described = new Set<string>();
  const about = (id: string): readonly string[] => {
    if (described.has(id)) return [];
    described.add(id);
    const scheme = own(auths, id);
    const name = plainInLine(id);
    return scheme === undefined ? [] : schemeFacts(scheme, own(scopes, id) ?? []).map((fact) => `  - ${name}: ${fact}`);
  };
  const ways = (security ?? auth.map((id) => [id])).map((ids) =>
    ids.length === 0 ? "- none" : [`- ${ids.map(nameOf).join(" and ")}`, ...ids.flatMap(about)].join("\n"),
  );
  const parameters = credentialParameters(target, globalHeaders).map(({ key }) => codeText(key));
  const none = parameters.length === 0 ? "No credentials are needed." : `Credentials: ${parameters.join(" or ")}`;
  return blocks("## Authorization", ways.length === 0 ? none : ways.join("\n"));
}

/** Lists all schemes of an API with what is known about them, and with all scopes. */
export const schemeLines = (auths: ApiModel["auths"]): string =>
  Object.entries(auths)
    .flatMap(([id, scheme]) => [
      `- ${plainInLine(id)}: ${schemeName(id, scheme)}`,
      ...schemeFacts(scheme, undefined).map((fact) => `  - ${fact}`),
    ])
    .join("\n");

function schemeName(id: string, scheme: AuthScheme | undefined): string {
  const header = scheme && authHeader(scheme);
  if (scheme?.kind === "mutualTLS") return "a client certificate";
  if (header === undefined) return plainInLine(id);
  const place = header.in === undefined ? "header" : header.in === "query" ? "query parameter" : "cookie";
  return `${plainInLine(header.title)}, sent as the ${place} ${codeText(`${header.name}: ${header.value}`)}`;
}

/** Returns the description of a scheme, the addresses of its flows, and these of its scopes; undefined for all. */
function schemeFacts(scheme: AuthScheme, required: readonly string[] | undefined): readonly string[] {
  const { text } = englishTexts;
  const described = scheme.kind === "oauthFlows" ? scopesOf(scheme.flows) : {};
  return [
    ...(scheme.description === undefined ? [] : [plainInLine(scheme.description)]),
    ...(scheme.kind === "oauthFlows" ? flowFacts(scheme) : []).map(({ title, urls }) => {
      const addresses = urls.map(({ title, url }) => `${text(title)} ${codeText(url)}`).join(", ");
      return title === undefined ? addresses : `${text(title)}${addresses === "" ? "" : `: ${addresses}`}`;
    }),
    ...(required ?? Object.keys(described)).flatMap((scope) => {
      const about = plainInLine(own(described, scope) ?? "");
      if (required !== undefined && ["", scope].includes(about)) return [];
      return [`scope ${codeText(scope)}${["", scope].includes(about) ? "" : `: ${about}`}`];
    }),
  ];
}
