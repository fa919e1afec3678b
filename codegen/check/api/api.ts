import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { ApiIr, EnvironmentIr } from "../../ir/ir.ts";
import type { PropertyIr } from "../../ir/type.ts";
import type { ApiAst, EnvironmentAst, VersionAst } from "../../parse/ast/file.ts";
import { inWords } from "../../parse/read.ts";
import type { Word } from "../../source.ts";
import { urlNames } from "../calls/base-url.ts";
import type { ApiContext } from "../calls/context.ts";
import { openParameters, type Variables } from "../calls/path-parameters.ts";
import { checkProperty, type PropertyChecking } from "../types/index.ts";
import { bearer, checkAuth, type TokenUse } from "./auth.ts";

/** Checks `api.yml`: the settings that apply to every call, and the calls that return tokens. */
export function checkApi(
  ast: ApiAst,
  checking: PropertyChecking,
): { readonly root: ApiContext; readonly tokens: readonly TokenUse[] } {
  const { report, scope } = checking;
  const { auths, auth, tokens } = checkAuth(ast, checking);
  const environments = checkEnvironments(ast, checking);
  for (const { type } of ast.variables) checking.resolve(type);
  const errors = ast.errors.flatMap((reference) => scope.error(reference) ?? []);
  const api: ApiIr = {
    name: ast.name.text,
    environments,
    auths,
    auth,
    errorWire: ast.errorDiscrimination ?? { kind: "property", name: "error" },
    headers: [
      ...ast.versions.map((version) => versionHeader(version, report)),
      ...ast.headers.map((header) => checkProperty(header, checking)),
    ],
    ...(ast.displayName !== undefined && { displayName: ast.displayName }),
    ...(ast.docs !== undefined && { docs: ast.docs }),
    ...(ast.defaultEnvironment && { defaultEnvironment: ast.defaultEnvironment.text }),
    ...(ast.defaultUrl && { defaultUrl: ast.defaultUrl.text }),
  };
  checkDefaults(ast, api, report);
  const audiences = ast.audiences.map(({ text }) => text);
  for (const { text, span } of ast.environments.flatMap((environment) => environment.audiences)) {
    if (!audiences.includes(text)) report("unknown-audience", span, { name: text, meant: nearest(text, audiences) });
  }
  const variables: Variables = {
    declared: new Map(ast.variables.map((variable) => [variable.name.text, variable])),
    checking,
  };
  const assumed = assumedAuth(auths);
  let missed = false;
  const root: ApiContext = {
    api,
    audiences,
    basePath: ast.basePath === undefined ? [] : [ast.basePath],
    pathParameters: openParameters(ast.pathParameters, checking, variables),
    idempotencyHeaders: ast.idempotencyHeaders.map((header) => checkProperty(header, checking)),
    variables,
    pagination: ast.pagination,
    errors,
    hasAuth: auth.length > 0 || ast.auth?.kind === "by-endpoint",
    missAuth: (span) => {
      // An invalid `auth` has been reported already.
      if (!missed && ast.auth === undefined) report("no-auth", span, { assumed: assumed.auth });
      missed = true;
    },
    completed: () => (missed ? { ...api, ...assumed } : api),
  };
  return { root, tokens };
}

/** Returns the schemes of calls that require authentication in an API that selects none: those declared, or a token. */
const assumedAuth = (declared: ApiIr["auths"]): Pick<ApiIr, "auths" | "auth"> => {
  const auths = declared.length > 0 ? declared : bearer;
  return { auths, auth: auths.map(({ id }) => id) };
};

function checkEnvironments({ environments }: ApiAst, checking: PropertyChecking): readonly EnvironmentIr[] {
  const { report } = checking;
  for (const { url, urls } of environments) {
    for (const word of [url, ...urls.map(({ value }) => value)]) if (word !== undefined) checkAddress(word, report);
  }
  const all = environments.map((one) => environmentOf(one, checking));
  const known = urlNames({ environments: all });
  environments.forEach(({ name }, i) => {
    for (const wanted of known) {
      if (all[i]?.urls[wanted] !== undefined) continue;
      report("unknown-base-url", name.span, { name: wanted, where: `the environment ${name.text}` });
    }
  });
  return all;
}

const environmentOf = (
  { name, url, urls, audiences }: EnvironmentAst,
  { audiencesOf }: PropertyChecking,
): EnvironmentIr => ({
  id: name.text,
  urls: Object.fromEntries(urls.map((each) => [each.name.text, each.value.text])),
  ...(url && { url: url.text }),
  ...audiencesOf(audiences),
});

/** Channels have `wss:` addresses. */
function checkAddress({ text, span }: Word, report: Report): void {
  if (URL.canParse(text) && /^(?:https?|wss?):$/.test(new URL(text).protocol)) return;
  const found = inWords({ kind: "scalar", value: text, source: text, span });
  report("expected", span, { expected: "an address that begins with https:// or http://", found });
}

function checkDefaults(ast: ApiAst, api: ApiIr, report: Report): void {
  const ids = api.environments.map(({ id }) => id);
  const chosen = ast.defaultEnvironment;
  if (chosen !== undefined && !ids.includes(chosen.text)) {
    report("unknown-environment", chosen.span, { name: chosen.text, meant: nearest(chosen.text, ids) });
  }
  const url = ast.defaultUrl;
  const known = urlNames(api);
  if (url !== undefined && known.length > 0 && !known.includes(url.text)) {
    const meant = nearest(url.text, known);
    report("unknown-base-url", url.span, { name: url.text, where: "the environment list", meant });
  }
}

/** Creates the header that selects the version; every call has it. */
function versionHeader({ header, default: chosen, values }: VersionAst, report: Report): PropertyIr {
  const known = values.map(({ value }) => value.text);
  if (chosen !== undefined && !known.includes(chosen.text)) {
    const expected = `one of ${known.join(", ")}`;
    const meant = nearest(chosen.text, known);
    report("bad-default", chosen.span, { expected, found: `the string "${chosen.text}"`, meant });
  }
  const lines = values.map(({ value, docs }) => `- \`${value.text}\`${docs === undefined ? "" : `: ${docs}`}`);
  return {
    key: header.text,
    type: { kind: "optional", item: { kind: "primitive", shape: { kind: "string" } } },
    docs: ["One of", ...lines].join("\n"),
    ...(chosen && { default: chosen.text }),
  };
}
