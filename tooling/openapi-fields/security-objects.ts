import type { JsonObject } from "#engine/json";
import { inOperation } from "./around.ts";
import type { Around, DescribedObject } from "./described-object.ts";

const tokens = "https://login.test/token";
const authorize = "https://login.test/authorize";
const device = "https://login.test/device";
const scopes = { read: "Read trees" };
const code = { authorizationUrl: authorize, tokenUrl: tokens, scopes };

/** Returns a description with a security scheme that an operation requires. */
const inScheme: Around = (scheme, version) =>
  inOperation(
    { security: [{ login: [] }] },
    version,
    version === "2.0"
      ? { securityDefinitions: { login: scheme } }
      : { components: { securitySchemes: { login: scheme } } },
  );

const key = { type: "apiKey", in: "header", name: "X-Key" };

const scheme: DescribedObject = {
  name: "Security Scheme Object",
  base: key,
  around: inScheme,
  fields: {
    type: { value: "apiKey" },
    description: { value: "The key of the garden" },
    name: { value: "X-Oak" },
    in: { value: "query" },
    scheme: { value: "basic", beside: { type: "http" }, since: "3.0" },
    bearerFormat: { value: "JWT", beside: { type: "http", scheme: "bearer" }, since: "3.0" },
    flows: { value: { clientCredentials: { tokenUrl: tokens, scopes } }, beside: { type: "oauth2" }, since: "3.0" },
    openIdConnectUrl: { value: "https://login.test/openid", beside: { type: "openIdConnect" }, since: "3.0" },
    oauth2MetadataUrl: { value: "https://login.test/oauth", beside: { type: "oauth2", flows: {} }, since: "3.2" },
    deprecated: { value: true, since: "3.2" },
    flow: { value: "application", beside: { type: "oauth2", tokenUrl: tokens, scopes }, until: "2.0" },
    authorizationUrl: { value: authorize, beside: { type: "oauth2", flow: "implicit", scopes }, until: "2.0" },
    tokenUrl: { value: tokens, beside: { type: "oauth2", flow: "application", scopes }, until: "2.0" },
    scopes: { value: scopes, beside: { type: "oauth2", flow: "application", tokenUrl: tokens }, until: "2.0" },
  },
};

const inFlows: Around = (flows, version) => inScheme({ type: "oauth2", flows }, version);

const flows: DescribedObject = {
  name: "OAuth Flows Object",
  since: "3.0",
  around: inFlows,
  fields: {
    implicit: { value: { authorizationUrl: authorize, scopes } },
    password: { value: { tokenUrl: tokens, scopes } },
    clientCredentials: { value: { tokenUrl: tokens, scopes } },
    authorizationCode: { value: code },
    deviceAuthorization: { value: { deviceAuthorizationUrl: device, tokenUrl: tokens, scopes }, since: "3.2" },
  },
};

const flow: DescribedObject = {
  name: "OAuth Flow Object",
  since: "3.0",
  base: code,
  around: (object, version) => inFlows({ authorizationCode: object }, version),
  fields: {
    authorizationUrl: { value: "https://oaks.test/authorize" },
    deviceAuthorizationUrl: {
      value: device,
      since: "3.2",
      around: (object, version) => inFlows({ deviceAuthorization: object }, version),
    },
    tokenUrl: { value: "https://oaks.test/token" },
    refreshUrl: { value: "https://oaks.test/refresh" },
    scopes: { value: { write: "Write trees" } },
  },
};

const scopesObject: DescribedObject = {
  name: "Scopes Object",
  until: "2.0",
  around: (object, version) =>
    inScheme({ type: "oauth2", flow: "application", tokenUrl: tokens, scopes: object }, version),
  fields: { "{name}": { key: "read", value: "Read trees" } },
};

const requirement: DescribedObject = {
  name: "Security Requirement Object",
  around: (object, version) => {
    const schemes: JsonObject = { key };
    return inOperation(
      { security: [object] },
      version,
      version === "2.0" ? { securityDefinitions: schemes } : { components: { securitySchemes: schemes } },
    );
  },
  fields: { "{name}": { key: "key", value: [] } },
};

export const securityObjects = [scheme, flows, flow, scopesObject, requirement];
