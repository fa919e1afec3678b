import type { Report } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import type { ApiIr } from "../ir/ir.ts";
import type { ApiAst } from "../parse/ast.ts";
import { inWords } from "../parse/read.ts";

/** Checks `api.yml`: the way to log in is known, environments are addresses, the default is one of them. */
export function checkApi(ast: ApiAst, report: Report): ApiIr {
  const auth = checkAuth(ast, report);
  for (const { url } of ast.environments) {
    if (!isAddress(url.text)) {
      const found = inWords({ kind: "scalar", value: url.text, source: url.text, span: url.span });
      report("expected", url.span, { expected: "an address that begins with https:// or http://", found });
    }
  }
  const ids = ast.environments.map(({ name }) => name.text);
  const chosen = ast.defaultEnvironment;
  if (chosen !== undefined && !ids.includes(chosen.text)) {
    report("unknown-environment", chosen.span, { name: chosen.text, meant: nearest(chosen.text, ids) });
  }
  return {
    name: ast.name.text,
    environments: ast.environments.map(({ name, url }) => ({ id: name.text, url: url.text })),
    ...(ast.displayName !== undefined && { displayName: ast.displayName }),
    ...(ast.docs !== undefined && { docs: ast.docs }),
    ...(chosen && { defaultEnvironment: chosen.text }),
    ...(auth && { auth }),
  };
}

function checkAuth(ast: ApiAst, report: Report): ApiIr["auth"] {
  const { auth } = ast;
  if (auth === undefined) return undefined;
  const scheme = ast.authSchemes.find(({ name }) => name.text === auth.text);
  if (scheme !== undefined) {
    const { name, docs, tokenName } = scheme;
    return { id: name.text, ...(docs !== undefined && { docs }), ...(tokenName !== undefined && { tokenName }) };
  }
  if (auth.text === "bearer") return { id: "bearer" };
  const known = ["bearer", ...ast.authSchemes.map(({ name }) => name.text)];
  if (auth.text === "none") return undefined;
  report("unknown-auth", auth.span, { name: auth.text, meant: nearest(auth.text, known) });
  return undefined;
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
