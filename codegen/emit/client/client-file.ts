import type { AuthIr, EnvironmentIr, Ir } from "../../ir/ir.ts";
import { constantName } from "../../ir/names.ts";
import { byText } from "../../source.ts";
import { areasOf, describedModules } from "../areas.ts";
import { describesItself } from "../definition/definition.ts";
import type { SharedNames } from "../shared-names.ts";
import {
  constant,
  type FileDraft,
  functionOf,
  type Literal,
  type LiteralObject,
  literalOf,
  namedExport,
  namedImport,
  objectShape,
  printLiteral,
  type Statement,
  type Style,
  typeAlias,
  typeName,
} from "../text/index.ts";

const serviceNames = (ir: Ir, names: SharedNames): readonly { readonly id: string; readonly name: string }[] =>
  areasOf(ir)
    .map(({ id }) => ({ id, name: names.service(id) }))
    .sort((a, b) => byText(a.id, b.id));

/** Writes the client of the whole API: all areas over one transport, and the settings of all calls. */
export function emitClientFile(ir: Ir, style: Style, names: SharedNames): FileDraft {
  const services = serviceNames(ir, names);
  const lines = (write: (name: string) => string): string => services.map(({ name }) => `  ${write(name)},\n`).join("");
  const parameter = constantName("transport", new Set(services.map(({ name }) => name)));
  const shared = sharedConstants(ir, style);
  const formats = formatsOf(ir);
  const transport = [
    typeName("Client"),
    ...(services.length === 0 ? [] : ["createClient"]),
    ...formats,
    typeName("Transport"),
  ];
  const statements: Statement[] = [
    ...shared.flatMap(({ from, type }) => (from === style.transport ? [] : [namedImport(from, [type], true)])),
    namedImport(style.transport, [
      ...shared.flatMap(({ from, type }) => (from === style.transport ? [typeName(type)] : [])),
      ...transport,
    ]),
    ...services.map(({ id, name }) => namedImport(style.moduleFile(id), [name])),
    ...shared.map(({ statement }) => statement),
    constant({
      name: `${style.api}Services`,
      docs: ["The endpoints of the API, by area."],
      initializer: `{\n${lines((name) => name)}} as const`,
    }),
    typeAlias(
      style.client,
      `{ readonly [Area in keyof typeof ${style.api}Services]: Client<(typeof ${style.api}Services)[Area]> }`,
      ["The client of the API: its endpoints as functions, by area."],
    ),
    functionOf(
      `create${style.client}`,
      [{ name: services.length === 0 ? "_transport" : parameter, type: "Transport" }],
      style.client,
      `return {\n${lines((name) => `${name}: createClient(${name}, ${parameter})`)}};`,
      [`Creates the client of the API. It sends calls through \`${parameter}\`.`],
    ),
  ];
  return { path: `${style.folder}/client.ts`, from: `${style.idl}/`, statements };
}

interface Shared {
  readonly name: string;
  readonly type: string;
  readonly from: string;
  readonly statement: Statement;
}

/** Constants that apply to all calls: addresses, headers, and authentication schemes other than a token. */
function sharedConstants({ api, types, modules }: Ir, style: Style): readonly Shared[] {
  const shared = (name: string, type: string, from: string, value: Literal, doc: string): Shared => ({
    name,
    type,
    from,
    statement: constant({ name, docs: [doc], initializer: `${printLiteral(value)} as const satisfies ${type}` }),
  });
  const made: Shared[] = [];
  if (api.environments.length > 0) {
    const addresses = Object.fromEntries(api.environments.map((each) => [each.id, addressesOf(each)]));
    const doc = "The base URLs of the API, by environment.";
    made.push(shared(`${style.api}Environments`, "ApiEnvironments", style.transport, addresses, doc));
  }
  if (api.headers.length > 0) {
    const headers = literalOf(objectShape(types, api.headers));
    const doc = "Headers of every call. Pass their values to the transport once.";
    made.push(shared(`${style.api}Headers`, "ObjectShape", style.shape, headers, doc));
  }
  const formats = formatsOf({ modules });
  if (formats.length > 0) {
    const doc = "Body formats other than JSON that calls need, for the option `formats` of a transport.";
    const initializer = `[${formats.join(", ")}] as const satisfies readonly Format[]`;
    const statement = constant({ name: `${style.api}Formats`, docs: [doc], initializer });
    made.push({ name: `${style.api}Formats`, type: "Format", from: style.transport, statement });
  }
  if (api.auths.some(({ kind }) => kind !== "bearerAuth") || api.auths.length > 1) {
    const usual = [...api.auths].sort((a, b) => rankIn(api.auth, a.id) - rankIn(api.auth, b.id));
    const auths = Object.fromEntries(usual.map((auth) => [auth.id, schemeOf(auth)]));
    const doc = "Authentication schemes by id. The schemes of calls that name none come first.";
    const type = "AuthSchemes";
    const statement = constant({
      name: `${style.api}Auths`,
      docs: [doc],
      initializer: `${printLiteral(auths)} as const satisfies ${type}`,
    });
    made.push({ name: `${style.api}Auths`, type: "AuthSchemes", from: style.transport, statement });
  }
  return made;
}

/** The exports of `transport` that write and read bodies other than JSON. */
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

/** Converts an authentication scheme to the engine's `AuthScheme`. */
function schemeOf({ id: _id, docs, ...scheme }: AuthIr): LiteralObject {
  if (scheme.kind !== "header") return { ...scheme, description: docs };
  const { kind, header, label, prefix } = scheme;
  return { kind, description: docs, headerWireValue: header, nameOverride: label, prefix };
}

/** Writes the index of the calls. */
export function emitClientIndex(ir: Ir, style: Style, names: SharedNames): FileDraft {
  const errors = [...ir.errors.keys()]
    .map((id) => ({ type: names.errorType(id), value: names.errorConstant(id) }))
    .sort((a, b) => byText(a.type, b.type));
  const modules = [...describedModules(ir)].sort((a, b) => byText(a.id, b.id));
  const statements: Statement[] = modules.map(({ id, service, channel, webhooks }) => {
    const constants = [
      ...(service ? [names.service(id)] : []),
      ...(channel ? [names.channel(id)] : []),
      ...(webhooks.length > 0 ? [names.webhooks(id)] : []),
    ];
    return namedExport(constants, style.moduleFile(id));
  });
  const shared = sharedConstants(ir, style).map(({ name }) => name);
  const client = [`create${style.client}`, typeName(style.client), ...shared, `${style.api}Services`];
  statements.push(namedExport(client, style.ownFile("client")));
  if (describesItself(ir)) statements.push(namedExport([`${style.api}Definition`], style.ownFile("definition")));
  if (errors.length > 0) {
    const from = style.ownFile("errors");
    const types = errors.map(({ type }) => type);
    const constants = errors.map(({ value }) => value);
    statements.push(namedExport(types, from, true), namedExport(constants, from));
  }
  return { path: `${style.folder}/index.ts`, from: `${style.idl}/`, statements };
}
