import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

/** The parts of an endpoint that the tests look at; the Fern CLI checks that they have these types. */
interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly auth?: boolean;
  readonly errors?: readonly string[];
}

/** The parts of an area file that the tests look at. */
interface Area {
  readonly service?: {
    readonly "base-path": string;
    readonly auth: boolean;
    readonly endpoints: Readonly<Record<string, Endpoint>>;
  };
  readonly types?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, { readonly "status-code": number }>>;
}

const folder = fileURLToPath(new URL("areas", import.meta.url));
const files = readdirSync(folder).map((name) => ({
  name,
  area: parse(readFileSync(join(folder, name), "utf8")) as Area,
}));
const areas = files.map(({ area }) => area);

const allCalls = files.flatMap(({ name, area: { service } }) =>
  service === undefined
    ? []
    : Object.values(service.endpoints).map((endpoint) => ({
        isExtension: name === "extensions.yml",
        line: `${endpoint.method} ${service["base-path"].replace(/\/$/, "")}${endpoint.path}`,
        needsToken: endpoint.auth ?? service.auth,
        errors: (endpoint.errors ?? []).map((name) => name.replace(/^\w+\./, "")),
      })),
);

/** The calls of the registry's client. The extensions are calls that newer publishers make beside them. */
const calls = allCalls.filter(({ isExtension }) => !isExtension);
const extensions = allCalls.filter(({ isExtension }) => isExtension);

const errors = areas.flatMap((area) =>
  Object.entries(area.errors ?? {}).map(([name, error]) => `${name} ${error["status-code"]}`),
);

/** The registry client's calls, with `github` for the git host. */
const specified = `
  GET /registry/api/latest/load/{apiId}
  GET /registry/api/load/{apiId}
  POST /registry/api/register
  POST /dashboard/get-docs-sites-for-org
  GET /registry/docs/load/{domain}
  POST /registry/docs/load
  POST /registry/docs/init
  POST /registry/docs/register/{docsRegistrationId}
  POST /v2/registry/docs/organization-for-url
  POST /v2/registry/docs/metadata-for-url
  POST /v2/registry/docs/load-with-url
  POST /v2/registry/docs/private/load-with-url
  GET /v2/registry/docs/urls/list
  GET /v2/registry/docs/{docsId}
  POST /v2/registry/docs/prepopulate-s3-bucket
  POST /v2/registry/docs/v2/init
  POST /v2/registry/docs/preview/init
  POST /v2/registry/docs/register/{id}
  POST /v2/registry/docs/transfer-ownership
  POST /v2/registry/docs/set-is-archived
  POST /v2/registry/docs/set-metadata-for-url
  POST /generators/cli/latest
  POST /generators/cli/changelog
  GET /generators/cli/for-ir/{irVersion}
  PUT /generators/cli
  GET /generators/cli/{version}
  GET /generators/cli
  POST /generators/versions/latest
  POST /generators/versions/{generatorId}/changelog
  PUT /generators/versions
  GET /generators/versions/{generatorId}/{version}
  GET /generators/versions/{generatorId}
  PUT /generators
  POST /generators/by-image
  GET /generators/{id}
  GET /generators
  GET /registry/diff
  POST /docs-cache/invalidate
  GET /generators/github/repository/{owner}/{repo}
  POST /generators/github/repository/list
  PUT /generators/github/repository/upsert
  DELETE /generators/github/repository/{owner}/{repo}/delete
  GET /generators/github/pull-request/{owner}/{repo}/{number}
  POST /generators/github/pull-request/list
  PUT /generators/github/pull-request/upsert
  DELETE /generators/github/pull-request/{owner}/{repo}/{number}/delete
  POST /sdks/semantic-version/compute
  POST /snippets/create
  POST /snippets
  POST /snippets/load
  POST /snippet-template/register
  POST /snippet-template/register/batch
  POST /snippet-template/get
  POST /tokens/generate
  POST /tokens/revoke`;

/** The named errors with their statuses (docs/behavior.md#named-errors), and the two for lookups in a git host. */
const catalog = `
  UnauthorizedError 401, UserNotInOrgError 403, UnavailableError 503, ApiDoesNotExistError 404,
  DomainNotRegisteredError 404, DocsRegistrationIdNotFound 404, DocsNotFoundError 404,
  DocsDefinitionNotFoundError 404, InvalidDomainError 400, InvalidCustomDomainError 400,
  DomainBelongsToAnotherOrgError 403, InvalidURLError 400, NoValidClisFoundError 404, CliVersionNotFoundError 404,
  NoValidGeneratorsFoundError 404, GeneratorVersionNotFoundError 404, InvalidVersionError 400,
  FailedToComputeExistingVersion 400, FailedToIncrementVersion 500, OrgIdNotFound 404, SDKNotFound 404,
  ApiIdRequiredError 400, OrgIdRequiredError 400, OrgIdAndApiIdNotFound 404, EndpointNotFound 404,
  InvalidPageError 400, SnippetNotFound 404, RepositoryNotFoundError 404, PullRequestNotFoundError 404`;

const listed = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .sort();

describe("the calls of the definition", () => {
  it("equal the specified calls, each once", () => {
    expect(calls.map((call) => call.line).sort()).toEqual(listed(specified, "\n"));
  });

  it.each(calls.filter((call) => call.needsToken))("declare the error of a missing token: $line", (call) => {
    expect(call.errors).toContain("UnauthorizedError");
  });

  it("require a token, except for those that read the list of generators", () => {
    const open = calls.filter((call) => !call.needsToken).map((call) => call.line);
    expect(open.sort()).toEqual(["GET /generators", "GET /generators/{id}", "POST /generators/by-image"]);
  });
});

describe("the extensions of the definition", () => {
  it("are the calls of newer publishers, of administrators and of servers of sites, apart from the others", () => {
    expect(calls).toHaveLength(55);
    expect(extensions.map(({ line }) => line).sort()).toEqual([
      "GET /v2/registry/org-config/{orgId}",
      "POST /registry/api/check-sdk-dynamic-ir",
      "POST /slugs/markdowns",
      "POST /tokens/list",
      "POST /v2/registry/docs/delete",
      "POST /v2/registry/sites/at-host",
      "POST /v2/registry/sites/list",
    ]);
  });

  it.each(extensions)(
    "require a token and declare the error of a missing one: $line",
    ({ needsToken, errors: names }) => {
      expect(needsToken).toBe(true);
      expect(names).toContain("UnauthorizedError");
    },
  );
});

describe("the names of the definition", () => {
  it("give each documented error its status", () => {
    expect(errors.toSorted()).toEqual(listed(catalog, ","));
  });

  it("refer to one type each across all areas", () => {
    const names = areas.flatMap((area) => Object.keys(area.types ?? {}));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
