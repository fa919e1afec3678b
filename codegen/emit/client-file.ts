import type { AuthIr, EnvironmentIr } from "../ir/api.ts";
import type { Ir } from "../ir/ir.ts";
import { channelConstant, errorConstant, fileName, serviceConstant, webhooksConstant } from "../ir/names.ts";
import { byText } from "../source.ts";
import { areasOf, describedModules } from "./areas.ts";
import { errorNames } from "./errors-file.ts";
import { type Literal, type LiteralObject, printLiteral } from "./literal.ts";
import type { FileDraft } from "./output.ts";
import { objectShape } from "./shape.ts";
import { constant, functionText, namedExport, namedImport, type Statement, typeAlias, typeName } from "./statements.ts";

const serviceNames = (ir: Ir): readonly { readonly id: string; readonly name: string }[] =>
  areasOf(ir)
    .map(({ id }) => ({ id, name: serviceConstant(id) }))
    .sort((a, b) => byText(a.id, b.id));

/** Writes the client of the whole API: all areas over one transport, and what holds for all of its calls. */
export function emitClientFile(ir: Ir, idl: string): FileDraft {
  const services = serviceNames(ir);
  const lines = (write: (name: string) => string): string => services.map(({ name }) => `  ${write(name)},\n`).join("");
  const shared = sharedConstants(ir);
  const formats = formatsOf(ir);
  const transport = [typeName("Client"), "createClient", ...formats, typeName("Transport")];
  const statements: Statement[] = [
    ...shared.flatMap(({ from, type }) => (from === "#transport" ? [] : [namedImport(from, [type], true)])),
    namedImport("#transport", [
      ...shared.flatMap(({ from, type }) => (from === "#transport" ? [typeName(type)] : [])),
      ...transport,
    ]),
    ...services.map(({ id, name }) => namedImport(`./${fileName(id)}.ts`, [name])),
    ...shared.map(({ statement }) => statement),
    constant({
      name: "registryServices",
      docs: ["The calls of the API by area, as data."],
      initializer: `{\n${lines((name) => name)}} as const`,
    }),
    typeAlias(
      "RegistryClient",
      "{ readonly [Area in keyof typeof registryServices]: Client<(typeof registryServices)[Area]> }",
      ["The calls of the API by area, as functions."],
    ),
    functionText(
      `createRegistryClient(${services.length === 0 ? "_transport" : "transport"}: Transport): RegistryClient`,
      `return {\n${lines((name) => `${name}: createClient(${name}, transport)`)}};`,
      ["Makes the client of the API: every call of every area, carried by `transport`."],
    ),
  ];
  return { path: "registry/client.ts", from: `${idl}/`, statements };
}

interface Shared {
  readonly name: string;
  readonly type: string;
  readonly from: string;
  readonly statement: Statement;
}

/** What holds for all calls, as far as there is anything to say: addresses, headers, and ways to log in beyond a token. */
function sharedConstants({ api, types, modules }: Ir): readonly Shared[] {
  const shared = (name: string, type: string, from: string, value: Literal, doc: string): Shared => ({
    name,
    type,
    from,
    statement: constant({ name, docs: [doc], initializer: `${printLiteral(value)} as const satisfies ${type}` }),
  });
  const made: Shared[] = [];
  if (api.environments.length > 0) {
    const addresses = Object.fromEntries(api.environments.map((each) => [each.id, addressesOf(each)]));
    const doc = "Where the API can be reached, by environment.";
    made.push(shared("registryEnvironments", "ApiEnvironments", "#transport", addresses, doc));
  }
  if (api.headers.length > 0) {
    // Shapes are plain data, which is what a literal is.
    const headers = objectShape(types, api.headers) as unknown as Literal;
    const doc = "Headers that every call takes; a transport is given their values once.";
    made.push(shared("registryHeaders", "ObjectShape", "#engine/shape", headers, doc));
  }
  const formats = formatsOf({ modules });
  if (formats.length > 0) {
    const doc = "What the calls need beside JSON, for the `formats` of a transport.";
    const initializer = `[${formats.join(", ")}] as const satisfies readonly Format[]`;
    const statement = constant({ name: "registryFormats", docs: [doc], initializer });
    made.push({ name: "registryFormats", type: "Format", from: "#transport", statement });
  }
  if (api.auths.some(({ kind }) => kind !== "bearerAuth") || api.auths.length > 1) {
    const usual = [...api.auths].sort((a, b) => rankIn(api.auth, a.id) - rankIn(api.auth, b.id));
    const auths = Object.fromEntries(usual.map((auth) => [auth.id, schemeOf(auth)]));
    const doc = "The ways to log in, by id; first those that a call takes which names none.";
    const type = "AuthSchemes";
    const statement = constant({
      name: "registryAuths",
      docs: [doc],
      initializer: `${printLiteral(auths)} as const satisfies ${type}`,
    });
    made.push({ name: "registryAuths", type: "AuthSchemes", from: "#transport", statement });
  }
  return made;
}

/** What writes and reads the bodies that are not JSON, by the names that transport gives to it. */
const formatNames: { readonly [kind: string]: string } = {
  "form-data": "formData",
  "form-urlencoded": "urlEncoded",
  "octet-stream": "octetStream",
  "stream json": "jsonLines",
  "stream sse": "serverEvents",
  "stream text": "textChunks",
};

function formatsOf({ modules }: Pick<Ir, "modules">): readonly string[] {
  const calls = modules.flatMap(({ service }) => service?.endpoints ?? []);
  const kinds = calls.flatMap(({ body, stream }) => [body?.kind ?? "", stream ? `stream ${stream.format}` : ""]);
  return [...new Set(kinds.flatMap((kind) => formatNames[kind] ?? []))].sort(byText);
}

const rankIn = (ids: readonly string[], id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);

const addressesOf = ({ url, urls }: EnvironmentIr): Literal => (Object.keys(urls).length === 0 ? (url ?? "") : urls);

/** A way to log in as the engine's `AuthScheme`. */
function schemeOf({ id: _id, docs, ...scheme }: AuthIr): LiteralObject {
  if (scheme.kind !== "header") return { ...scheme, description: docs };
  const { kind, header, label, prefix } = scheme;
  return { kind, description: docs, headerWireValue: header, nameOverride: label, prefix };
}

/** Writes the door of the calls. */
export function emitRegistryDoor(ir: Ir, idl: string, described: boolean): FileDraft {
  const errors = [...errorNames(ir).values()].sort(byText);
  const modules = [...describedModules(ir)].sort((a, b) => byText(a.id, b.id));
  const statements: Statement[] = modules.map(({ id, service, channel, webhooks }) => {
    const names = [
      ...(service ? [serviceConstant(id)] : []),
      ...(channel ? [channelConstant(id)] : []),
      ...(webhooks.length > 0 ? [webhooksConstant(id)] : []),
    ];
    return namedExport(names, `./${fileName(id)}.ts`);
  });
  const shared = sharedConstants(ir).map(({ name }) => name);
  const client = ["createRegistryClient", "type RegistryClient", ...shared, "registryServices"];
  statements.push(namedExport(client, "./client.ts"));
  if (described) statements.push(namedExport(["registryDefinition"], "./definition.ts"));
  if (errors.length > 0) {
    statements.push(namedExport(errors, "./errors.ts", true), namedExport(errors.map(errorConstant), "./errors.ts"));
  }
  return { path: "registry/index.ts", from: `${idl}/`, statements };
}
