import fc from "fast-check";
import { encoder } from "#engine/interpret";
import { isObject, type Json, own, printJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { arbitrary } from "#engine/testing";
import { apis, docs, registryServices, tokens } from "#generated/registry";
import { registryTypes } from "#generated/types";
import type { Endpoint } from "#transport";
import type { FuzzDeps } from "../deps.ts";
import { nearTo } from "../inputs/text.ts";
import { nearToTree } from "../inputs/tree.ts";
import { ask } from "../net/ask.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { undocumented } from "../oracles/documented.ts";
import { settle } from "../oracles/settle.ts";
import type { Target } from "../target.ts";

/** A call of the registry: valid by its descriptor, and then broken. */
type BodyCase = {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: { readonly [name: string]: string };
  /** The last part of the caller's address, since calls are counted by it. */
  readonly from: number;
};

const types = typesFrom(registryTypes);
const encode = encoder(types);

/** Calls that the registry has a service for, most of them with large bodies, and one without a service. */
const calls: readonly { readonly weight: number; readonly endpoint: Endpoint }[] = [
  { weight: 6, endpoint: apis.registerApiDefinition },
  { weight: 4, endpoint: docs.finishDocsRegister },
  { weight: 3, endpoint: docs.startDocsRegister },
  { weight: 2, endpoint: docs.getDocsForUrl },
  { weight: 1, endpoint: apis.getApi },
  { weight: 1, endpoint: apis.getApiLatest },
  { weight: 1, endpoint: tokens.generate },
  { weight: 1, endpoint: tokens.revoke },
  { weight: 1, endpoint: registryServices.snippetsFactory.createSnippetsForSDK },
];

const words = [
  "null",
  '"__proto__":{},',
  '"@deep:4000@"',
  '"@nested:3000@"',
  "1e400",
  "-0",
  "\\ud800",
  '"@digits:100000@"',
  "/*",
  "NaN",
  ",,",
  "\ufeff",
];

const partOf = (wire: Json, name: string): Json | undefined => (isObject(wire) ? own(wire, name) : undefined);

const pathOf = ({ path }: Endpoint, parameters: Json | undefined): string =>
  path
    .map((piece) => {
      if (piece.kind === "literal") return piece.value;
      const value = isObject(parameters) ? own(parameters, piece.key) : undefined;
      return encodeURIComponent(String(value ?? "x")).replace(/^\.+$/, "x") || "x";
    })
    .join("");

function drawCall(endpoint: Endpoint): fc.Arbitrary<BodyCase> {
  const wire = arbitrary(endpoint.request, types).map((value) => encode(endpoint.request)(value));
  const broken = fc.oneof({ weight: 1, arbitrary: wire }, { weight: 4, arbitrary: nearToTree(wire) });
  const text = broken.map((tree) => {
    const body = partOf(tree, "body");
    return { path: safePath(endpoint, tree), body: body === undefined ? "" : printJson(body) };
  });
  const authorization = fc.constantFrom(
    ...Array<string>(8).fill("Bearer @token@"),
    "Bearer @secret@",
    "bearer",
    "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==",
    "",
  );
  return fc
    .tuple(
      text,
      authorization,
      fc.integer({ min: 2, max: 250 }),
      fc.constantFrom("application/json", "text/plain", ""),
      fc.nat({ max: 3 }),
    )
    .chain(([{ path, body }, auth, from, type, breaking]) =>
      (breaking === 0 ? nearTo(fc.constant(body), words) : fc.constant(body)).map((sent) => ({
        call: endpoint.id,
        method: endpoint.method,
        path,
        body: sent,
        headers: { ...(auth && { authorization: auth }), ...(type && { "content-type": type }) },
        from,
      })),
    );
}

function safePath(endpoint: Endpoint, tree: Json): string {
  try {
    return pathOf(endpoint, partOf(tree, "pathParameters"));
  } catch {
    // Half a character can't be written in an address.
    return pathOf(endpoint, undefined);
  }
}

/** Bodies of the registry's calls. */
export const bodies: Target<BodyCase> = {
  name: "bodies",
  summary: "bodies and parameters of the registry's calls, and what loading gives back of those that it took",
  parallel: 4,
  batch: 120,
  cases: fc.oneof(...calls.map(({ weight, endpoint }) => ({ weight, arbitrary: drawCall(endpoint) }))),
  play: playBody,
};

async function playBody(one: BodyCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const { call } = one;
  const path = call === docs.finishDocsRegister.id ? await registrationPath(deps, one) : one.path;
  const sent = await send(deps, { ...one, path });
  if (sent.text === undefined) return sent.breaches;
  const found = [...sent.breaches, ...(await followUp(call, one, sent.text, deps))];
  return found;
}

interface Sent {
  readonly breaches: readonly Breach[];
  /** The body of a success. */
  readonly text?: string;
}

async function send(deps: FuzzDeps, { call, method, path, body, headers, from }: BodyCase): Promise<Sent> {
  const filled = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, deps.fill(value, "registry")]),
  );
  const asked = ask({
    port: deps.product.portOf("registry"),
    path: deps.fill(path, "registry").replace(/[^!-~]/g, "x"),
    method,
    headers: filled,
    body: deps.fill(body, "registry"),
    from: process.platform === "linux" ? `127.0.0.${from}` : undefined,
  });
  const { value, breaches } = await settle(asked, deps.stalls, call, "start");
  if (value?.kind !== "answer") return { breaches };
  const { status, headers: answered } = value;
  const text = value.body.toString("utf8");
  const found = [
    ...breaches,
    ...undocumented("registry", { status, body: value.body, header: (name) => [answered[name]].flat()[0] }, call),
  ];
  if (text !== "" && !isJson(text)) found.push(breach("answer", `${call} answered with something that is not JSON`));
  return status === 200 ? { breaches: found, text } : { breaches: found };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const authorized = { authorization: "Bearer @token@", "content-type": "application/json" };

/** Starts a registration, so that the body which finishes it gets beyond the first check. */
async function registrationPath(deps: FuzzDeps, one: BodyCase): Promise<string> {
  const started = await send(deps, {
    call: docs.startDocsRegister.id,
    method: "POST",
    path: "/v2/registry/docs/v2/init",
    body: JSON.stringify({ orgId: "callboard", domain: domainOf(one), customDomains: [], filepaths: ["a.png"] }),
    headers: authorized,
    from: one.from,
  });
  const id = /"docsRegistrationId":"([^"]+)"/.exec(started.text ?? "")?.[1];
  return id === undefined ? one.path : `/v2/registry/docs/register/${id}`;
}

const domainOf = ({ from }: BodyCase): string => `fuzz-${from}.docs.test`;

/** Loads what was stored: the registry must be able to return everything that it has accepted. */
async function followUp(call: string, one: BodyCase, text: string, deps: FuzzDeps): Promise<readonly Breach[]> {
  const load = async (method: string, path: string, body = ""): Promise<readonly Breach[]> => {
    const { breaches, text: loaded } = await send(deps, {
      ...one,
      call: path.replace(/[^/]*$/, "…"),
      method,
      path,
      body,
      headers: authorized,
    });
    if (loaded !== undefined || breaches.length > 0) return breaches;
    return [breach("answer", `what ${call} took can't be loaded by ${path.replace(/[^/]*$/, "…")}`)];
  };
  if (call === apis.registerApiDefinition.id) {
    const id = /"apiDefinitionId":"([^"]+)"/.exec(text)?.[1] ?? "";
    return [
      ...(await load("GET", `/registry/api/latest/load/${id}`)),
      ...(await load("GET", `/registry/api/load/${id}`)),
    ];
  }
  if (call !== docs.finishDocsRegister.id) return [];
  return load("POST", "/v2/registry/docs/load-with-url", JSON.stringify({ url: domainOf(one) }));
}
