import type { AuthScheme, OAuthFlow, OAuthFlows } from "#engine/model";
import type { TextKey } from "#ui/text";

/** One way to get a token, with the addresses that it uses; the discovery address of a login is one without a title. */
export interface FlowFacts {
  readonly kind: keyof OAuthFlows | "discovery";
  readonly title?: TextKey;
  readonly urls: readonly { readonly title: TextKey; readonly url: string }[];
}

const titles: { readonly [K in keyof OAuthFlows]-?: TextKey } = {
  authorizationCode: "authorizationCodeFlow",
  clientCredentials: "clientCredentialsFlow",
  implicit: "implicitFlow",
  password: "passwordFlow",
  deviceAuthorization: "deviceAuthorizationFlow",
};

const urlKeys = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const;

/** Lists the flows of a login with their addresses. */
export function flowFacts({
  flows,
  openIdConnectUrl,
}: Pick<Extract<AuthScheme, { readonly kind: "oauthFlows" }>, "flows"> & {
  readonly openIdConnectUrl?: string | undefined;
}): readonly FlowFacts[] {
  const named = Object.entries(flows) as [keyof OAuthFlows, OAuthFlow][]; // its keys are the keys of the flows
  return [
    ...named.map(([kind, flow]) => ({
      ...{ kind, title: titles[kind] },
      urls: urlKeys.flatMap((key) => (flow[key] === undefined ? [] : [{ title: key, url: flow[key] }])),
    })),
    ...(openIdConnectUrl === undefined
      ? []
      : [{ kind: "discovery" as const, urls: [{ title: "discoveryUrl" as const, url: openIdConnectUrl }] }]),
  ];
}

/** Returns the scopes of all flows with their descriptions. */
export const scopesOf = (flows: OAuthFlows): { readonly [scope: string]: string } =>
  Object.assign({}, ...Object.values(flows as { readonly [kind: string]: OAuthFlow }).map(({ scopes }) => scopes));
