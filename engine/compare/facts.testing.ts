import type { ApiModel, AuthScheme, Channel, Endpoint, EndpointResponse, OAuthFlow, Webhook } from "#engine/model";
import type { Shape } from "#engine/shape";
import type { Direction, Level, RuleId } from "./index.ts";
import { apiOf, channelOf, endpointOf, required, webhookOf } from "./models.testing.ts";

const [wire, source, behaves, docs] = ["breaks-wire", "breaks-source", "behaves-otherwise", "docs-only"] as const;

/** A change outside the shapes of a call: its rule, both versions, the expected direction, level and message. */
export type FactCase = readonly [RuleId, ApiModel, ApiModel, Direction, Level, message: string];

const call = (parts: Partial<Endpoint>): ApiModel => apiOf([endpointOf(parts)]);
const hook = (parts: Partial<Webhook>): ApiModel => apiOf([], {}, { webhooks: [webhookOf(parts)] });
const channel = (parts: Partial<Channel>): ApiModel => apiOf([], {}, { channels: [channelOf(parts)] });
const about = (parts: Partial<ApiModel>): ApiModel => apiOf([endpointOf()], {}, parts);

const needs = (...security: readonly (readonly string[])[]): ApiModel =>
  call({ auth: [...new Set(security.flat())], security });
const scoped = (...scopes: readonly string[]): ApiModel => call({ auth: ["key"], scopes: { key: scopes } });

const authCases: readonly FactCase[] = [
  [
    "auth-combined",
    needs(["key"]),
    needs(["key", "login"]),
    "request",
    wire,
    "`plants.change` requires `login` together with `key` now.",
  ],
  [
    "auth-accepted",
    needs(["key", "login"]),
    needs(["key"]),
    "request",
    behaves,
    "`plants.change` accepts `key` now as well.",
  ],
  [
    "auth-accepted",
    needs(["key", "login"]),
    needs(["key", "login"], ["pass", "login"]),
    "request",
    behaves,
    "`plants.change` accepts `pass` and `login` now as well.",
  ],
  [
    "auth-refused",
    needs(["key", "login"], ["pass"]),
    needs(["pass"]),
    "request",
    wire,
    "`plants.change` no longer accepts `key` and `login`.",
  ],
  [
    "auth-required",
    needs(["key"], []),
    needs(["key"]),
    "request",
    wire,
    "`plants.change` requires `key` now; it required no authentication.",
  ],
  [
    "auth-dropped",
    needs(["key", "login"]),
    needs(["key", "login"], []),
    "request",
    behaves,
    "`plants.change` requires no authentication now; it required `key` and `login`.",
  ],
  ["auth-accepted", needs([]), needs([], ["key"]), "request", behaves, "`plants.change` accepts `key` now as well."],
  [
    "auth-ignored",
    needs([], ["key"]),
    needs([]),
    "request",
    behaves,
    "`plants.change` does not use `key` any more; it needs no credentials, as before.",
  ],
  [
    "scope-required",
    scoped("read"),
    scoped("read", "write"),
    "request",
    wire,
    "`plants.change` requires the scope `write` of `key` now.",
  ],
  [
    "scope-dropped",
    scoped("read", "write"),
    scoped("read"),
    "request",
    behaves,
    "`plants.change` no longer requires the scope `write` of `key`.",
  ],
];

const login = (flow: Partial<OAuthFlow> | undefined, openIdConnectUrl?: string): ApiModel => {
  const scheme: AuthScheme = {
    kind: "oauthFlows",
    flows: flow === undefined ? {} : { clientCredentials: { scopes: {}, ...flow } },
    ...(openIdConnectUrl !== undefined && { openIdConnectUrl }),
  };
  return apiOf([endpointOf({ auth: ["key"] })], {}, { auths: { key: scheme } });
};
const tokens = "https://login.example/token";
const flow = "the client credentials flow of the scheme `key`";

const loginCases: readonly FactCase[] = [
  ["flow-added", login(undefined), login({}), "request", behaves, `${capital(flow)} is new.`],
  ["flow-removed", login({}), login(undefined), "request", wire, `${capital(flow)} is gone.`],
  [
    "login-address-changed",
    login({ tokenUrl: tokens }),
    login({ tokenUrl: `${tokens}/2` }),
    "request",
    wire,
    `The token URL of ${flow} is ${tokens}/2 now; it was ${tokens}.`,
  ],
  [
    "login-address-changed",
    login({}, "https://a.example"),
    login({}, "https://b.example"),
    "request",
    wire,
    "The OpenID Connect URL of the scheme `key` is https://b.example now; it was https://a.example.",
  ],
  [
    "login-address-added",
    login({ tokenUrl: tokens }),
    login({ tokenUrl: tokens, refreshUrl: tokens }),
    "request",
    behaves,
    `The refresh URL of ${flow} is new: ${tokens}.`,
  ],
  [
    "scope-added",
    login({}),
    login({ scopes: { read: "Read." } }),
    "request",
    behaves,
    `The scope \`read\` of ${flow} is new.`,
  ],
  [
    "scope-removed",
    login({ scopes: { read: "Read." } }),
    login({}),
    "request",
    wire,
    `The scope \`read\` of ${flow} is gone.`,
  ],
  [
    "description-changed",
    login({ scopes: { read: "Read." } }),
    login({ scopes: { read: "Read all." } }),
    "none",
    docs,
    `The description of the scope \`read\` of ${flow} changed.`,
  ],
];

const linked = (...links: NonNullable<EndpointResponse["links"]>): ApiModel =>
  call({ responses: [{ statusCode: 200, body: { kind: "empty" }, links }] });
const water = { name: "water", operationId: "plants.water", parameters: { id: "$response.body#/id" } };
const failedLink = (...links: NonNullable<EndpointResponse["links"]>): ApiModel =>
  call({ errors: [{ name: "Dry", statusCode: 409, examples: [], links }] });
const link = "he link `water` of the answer 200 of `plants.change`";

const linkCases: readonly FactCase[] = [
  [
    "link-added",
    linked(),
    linked(water),
    "none",
    docs,
    `T${link} is new: it calls \`plants.water\` with \`id\` = "$response.body#/id".`,
  ],
  [
    "link-added",
    failedLink(),
    failedLink(water),
    "none",
    docs,
    'The link `water` of the error `Dry` of `plants.change` is new: it calls `plants.water` with `id` = "$response.body#/id".',
  ],
  [
    "link-removed",
    linked({ ...water, parameters: {}, body: 1 }),
    linked(),
    "none",
    docs,
    `T${link} is gone; it called \`plants.water\` with the body 1.`,
  ],
  [
    "link-changed",
    linked({ ...water, parameters: {} }),
    linked({ name: "water", operationRef: "#/paths", parameters: {} }),
    "none",
    docs,
    `T${link} calls \`#/paths\` now; it called \`plants.water\`.`,
  ],
  [
    "description-changed",
    linked(water),
    linked({ ...water, description: "Waters it." }),
    "none",
    docs,
    `The description of t${link} changed.`,
  ],
];

const expects = (...responses: readonly EndpointResponse[]): ApiModel => hook({ responses });
const taken: EndpointResponse = { statusCode: 204, body: { kind: "empty" } };
const reply = (shape: Shape, contentType?: string): EndpointResponse => ({
  statusCode: 200,
  body: { kind: "json", shape },
  ...(contentType !== undefined && { contentType }),
});
const [text, whole] = [{ kind: "string" }, { kind: "integer" }] as const;
const asked = { endpointId: "plants.change", name: "grown", url: "{$request.body#/url}" };
const body = "the body of the expected answer 200 of `grown`";

const webhookCases: readonly FactCase[] = [
  [
    "property-required-removed",
    hook({ queryParameters: [required("try", text)] }),
    hook({}),
    "response",
    wire,
    "Query parameter `try` of `grown` is gone; it was required: string.",
  ],
  [
    "reply-added",
    expects(taken),
    expects(taken, reply(text)),
    "request",
    behaves,
    "The expected answer 200 of `grown` is new.",
  ],
  [
    "reply-removed",
    expects(taken, reply(text)),
    expects(taken),
    "request",
    wire,
    "The expected answer 200 of `grown` is gone.",
  ],
  [
    "replies-described",
    hook({}),
    expects(taken),
    "request",
    behaves,
    "`grown` expects the answer 204 now; it did not say which answers it expects.",
  ],
  [
    "replies-undescribed",
    expects(taken),
    hook({}),
    "none",
    docs,
    "`grown` no longer says which answers it expects; it expected 204.",
  ],
  [
    "kind-changed",
    expects(reply(text)),
    expects(reply(whole)),
    "request",
    wire,
    `${capital(body)} is integer now; it was string.`,
  ],
  [
    "property-required-added",
    expects(reply({ kind: "object", properties: [] })),
    expects(reply({ kind: "object", properties: [required("ok", text)] })),
    "request",
    wire,
    `Property \`ok\` of ${body} is new and required: string.`,
  ],
  [
    "body-required-added",
    expects({ ...taken, statusCode: 200 }),
    expects(reply(text)),
    "request",
    wire,
    `${capital(body)} is new and required: string as JSON.`,
  ],
  [
    "content-type-changed",
    expects(reply(text, "a/json")),
    expects(reply(text, "b/json")),
    "request",
    wire,
    `The content type of ${body} is b/json now; it was a/json.`,
  ],
  [
    "description-changed",
    expects(taken),
    expects({ ...taken, description: "Taken." }),
    "none",
    docs,
    "The description of the expected answer 204 of `grown` changed.",
  ],
  [
    "callback-moved",
    hook({ callback: asked }),
    hook({ callback: { ...asked, url: "{$request.body#/to}" } }),
    "response",
    wire,
    "`grown` is sent to `{$request.body#/to}` now; it was sent to `{$request.body#/url}`.",
  ],
  [
    "callback-reassigned",
    hook({ callback: asked }),
    hook({ callback: { ...asked, endpointId: "plants.list" } }),
    "response",
    source,
    "`grown` is asked for by `plants.list` now; it was asked for by `plants.change`.",
  ],
  [
    "webhook-path-changed",
    hook({ path: ["a"] }),
    hook({ path: ["b"] }),
    "none",
    docs,
    "The path of `grown` is /b now; it was /a.",
  ],
];

/** A call at a server with one variable. */
const region = (variable?: { readonly default: string; readonly values?: readonly string[] }): ApiModel =>
  call({
    environments: [{ id: "main", baseUrl: "https://eu.example", ...(variable && { variables: { region: variable } }) }],
  });
const place = "the variable `region` of the environment `main`";

const apiCases: readonly FactCase[] = [
  [
    "environment-renamed",
    call({ environments: [{ id: "Live", baseUrl: "https://a.example", description: "Live" }] }),
    call({ environments: [{ id: "Production", baseUrl: "https://a.example", description: "Production" }] }),
    "none",
    source,
    "The environment `Live` is called `Production` now; its address is the same.",
  ],
  [
    "description-changed",
    call({ environments: [{ id: "main", baseUrl: "https://a.example" }] }),
    call({ environments: [{ id: "main", baseUrl: "https://a.example", description: "For all." }] }),
    "none",
    docs,
    "The description of the environment `main` changed.",
  ],
  [
    "info-changed",
    about({ info: { contact: { name: "Ann", email: "ann@a.example" } } }),
    about({ info: { contact: { name: "Bea" } } }),
    "none",
    docs,
    "The contact of the API is Bea now; it was Ann, ann@a.example.",
  ],
  [
    "info-changed",
    about({}),
    about({ info: { license: { name: "MIT" } } }),
    "none",
    docs,
    "The license of the API is MIT now; it was nothing.",
  ],
  [
    "info-changed",
    about({ info: { termsOfService: "https://a.example" } }),
    about({}),
    "none",
    docs,
    "The address of the terms of service of the API is nothing now; it was https://a.example.",
  ],
  [
    "description-changed",
    about({}),
    about({ description: "Plants." }),
    "none",
    docs,
    "The description of the API changed.",
  ],
  [
    "name-changed",
    about({ name: "A" }),
    about({ name: "B" }),
    "none",
    docs,
    'The API is shown as "B" now; it was "A".',
  ],
  [
    "variable-added",
    region(),
    region({ default: "eu" }),
    "request",
    behaves,
    `${capital(place)} is new; by default it is eu.`,
  ],
  [
    "variable-removed",
    region({ default: "eu" }),
    region(),
    "request",
    wire,
    `${capital(place)} is gone; by default it was eu.`,
  ],
  [
    "enum-value-removed",
    region({ default: "eu", values: ["eu", "us"] }),
    region({ default: "eu", values: ["eu"] }),
    "request",
    wire,
    `${capital(place)} may not be \`us\` any more.`,
  ],
  [
    "kind-narrowed",
    region({ default: "eu" }),
    region({ default: "eu", values: ["eu"] }),
    "request",
    wire,
    `${capital(place)} is \`eu\` now; it was any text, which allowed more.`,
  ],
  [
    "environment-changed",
    channel({ brokers: [{ id: "main", protocol: "kafka", url: "a.example" }] }),
    channel({ brokers: [{ id: "main", protocol: "kafka-secure", url: "a.example" }] }),
    "request",
    wire,
    "The environment `main` is at a.example (kafka-secure) now; it was at a.example (kafka).",
  ],
];

/** Changes of credentials, links, webhooks and of the API itself. */
export const factCases: readonly FactCase[] = [...authCases, ...loginCases, ...linkCases, ...webhookCases, ...apiCases];

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
