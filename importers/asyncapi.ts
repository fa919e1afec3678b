import { isObject, type Json } from "#engine/json";
import type { ApiModel, Channel, Group } from "#engine/model";
import { bindingsIn, readBindings } from "./asyncapi/bindings.ts";
import { conversationsOf } from "./asyncapi/conversations.ts";
import { addressOf, readHandshake } from "./asyncapi/handshake.ts";
import { type ChannelOperations, operationsByChannel, operationsInChannel } from "./asyncapi/operations.ts";
import { nameInReference, part, type Reading, type Traited } from "./asyncapi/reading.ts";
import {
  bothDemands,
  bothScopes,
  eitherDemand,
  readDemand,
  readScopes,
  type Schemes,
  schemesInWords,
  schemesOf,
  securityOf,
} from "./asyncapi/secured.ts";
import { type MessageWithOrigin, messagesOf } from "./asyncapi/sent-messages.ts";
import { readServer, type Server } from "./asyncapi/server.ts";
import type { ImportDiagnostic } from "./diagnostic.ts";
import type { FieldCheck } from "./field-check/unknown-fields.ts";
import { readInfo } from "./info.ts";
import { documentedPart, type OpenOptions, openDocuments, schemaReader, wholeTable } from "./json-schema/index.ts";
import { distinct, entriesOf, isThere, itemsOf, member, type Node, note, textOf, textsOf } from "./node.ts";
import { readPlayground } from "./playground.ts";
import type { Imported } from "./registry-api.ts";
import { unusedName } from "./unused-name.ts";

/** Options of an import: the id of the API, and the reader of other files. */
export interface AsyncApiOptions extends OpenOptions {
  readonly id: string;
  readonly checkFields?: FieldCheck | undefined;
  /** True if operations since version 3 describe the client, not the application. */
  readonly isOfClient?: boolean | undefined;
}

/**
 * Turns an AsyncAPI 2 or 3 document into the normal form: channels that a browser can connect to by WebSocket. It never
 * fails: parts that can't be read or represented are reported with their paths.
 */
export async function importAsyncApi(
  document: Json,
  { id, isOfClient = false, ...options }: AsyncApiOptions,
): Promise<Imported> {
  const diagnostics: ImportDiagnostic[] = [];
  const documents = await openDocuments(document, options, diagnostics);
  const root = documents.main;
  const schemas = schemaReader({
    documents,
    dialect: "json-schema",
    named: [member(member(root, "components"), "schemas")],
  });
  const reading: Reading = {
    ...{ documents, isOfClient, schemas },
    version: versionOf(root),
    defaultContentType: member(root, "defaultContentType"),
    reported: new Set(),
  };
  const schemes = schemesOf(root, reading);
  const servers = entriesOf(member(root, "servers")).flatMap(
    ([name, node]) => readServer(name, node, schemes, root, reading) ?? [],
  );
  const tags = new Map<string, Group>();
  for (const tag of [...itemsOf(member(root, "tags")), ...itemsOf(member(member(root, "info"), "tags"))]) {
    addTag(tag, tags, reading);
  }
  const context: AsyncApiContext = { root, reading, schemes, servers, tags };
  const channels = readChannels(context);
  const info = member(root, "info");
  const [name, version, description] = ["title", "version", "description"].map((key) => textOf(member(info, key)));
  const used = new Set(channels.flatMap(({ namespace }) => namespace));
  const model: ApiModel = {
    id,
    ...(name === undefined ? {} : { name }),
    ...(version === undefined ? {} : { version }),
    ...(description === undefined ? {} : { description }),
    ...readInfo(info, options.name ?? ""),
    endpoints: [],
    channels,
    types: schemas.finish(),
    ...wholeTable(schemas.finishSchemas()),
    groups: [...tags.values()].filter((group) => used.has(group.id)),
    auths: schemes.all(),
    typeWords: "openapi",
    globalHeaders: [],
  };
  options.checkFields?.(documents);
  const filledIn = readPlayground(root, model);
  return { model: { ...model, ...filledIn }, diagnostics: distinct(diagnostics) };
}

/** A document while its channels are read. */
interface AsyncApiContext {
  readonly root: Node;
  readonly reading: Reading;
  readonly schemes: Schemes;
  readonly servers: readonly Server[];
  readonly tags: Map<string, Group>;
}

function versionOf(root: Node): Reading["version"] {
  const at = member(root, "asyncapi");
  const version = textOf(at) ?? "";
  const [major] = version.split(".");
  if (major === "3") return 3;
  if (major !== "2") {
    note(at, "unsupported", `unsupported AsyncAPI version ${JSON.stringify(version)}; treated as version 2`);
  }
  return 2;
}

function readChannels(context: AsyncApiContext): readonly Channel[] {
  const { root, reading } = context;
  const byChannel = reading.version === 3 ? operationsByChannel(root, reading) : undefined;
  const ids = new Set<string>();
  return entriesOf(member(root, "channels")).flatMap(([key, at]) => {
    const node = reading.documents.follow(at);
    if (node === undefined) return [];
    if (!isObject(node.value)) {
      note(node, "type", "expected a channel; this entry is ignored");
      return [];
    }
    const id = unusedName(reading.version === 3 ? key : wordsOf(key), (name) => ids.has(name));
    ids.add(id);
    const nothing: ChannelOperations = { sentMessages: [], operations: [] };
    const channelOperations =
      byChannel === undefined ? operationsInChannel(node, id, reading) : (byChannel.get(key) ?? nothing);
    // Before version 3 the name of a channel was its address; since then the address is optional.
    const address = reading.version === 3 ? (textOf(member(node, "address")) ?? "") : key;
    return [readChannel({ id, address, node, channelOperations }, context)];
  });
}

/** Returns the parts of an address as a name: `/v1/{symbol}` becomes `v1_symbol`. */
const wordsOf = (address: string): string =>
  address.replace(/[^\p{L}\p{N}.-]+/gu, "_").replace(/^_+|_+$/g, "") || "root";

interface Found {
  readonly id: string;
  readonly address: string;
  readonly node: Node;
  readonly channelOperations: ChannelOperations;
}

function readChannel({ id, address, node, channelOperations }: Found, context: AsyncApiContext): Channel {
  const { root, reading, schemes, tags } = context;
  const { sentMessages } = channelOperations;
  const operations = channelOperations.operations.map(({ operation }) => operation);
  const written = addressOf(address);
  const { path } = written;
  const handshake = readHandshake(node, written, reading);
  const all = serversOf(member(node, "servers"), context);
  const servers = all.flatMap((one) => (one.kind === "socket" ? [one] : []));
  const brokers = all.flatMap((one) => (one.kind === "broker" ? [one.broker] : []));
  const protocol = all.length > 0 ? undefined : protocolIn(member(node, "bindings"), reading);
  const title = textOf(member(node, "title")) ?? (reading.version === 2 ? address : undefined);
  const group = [[node], ...operations].map((things) => tagOf(part(things, "tags"), tags, reading)).find(Boolean);
  const isOther = all.length > 0 && servers.length === 0;
  // Without a handshake, the credentials of an operation are documented beside its texts.
  const textsOf: TextsOf = (operation) => [
    ...textsIn(operation),
    ...(isOther ? credentialsOf(operation, context) : []),
  ];
  const demands = isOther
    ? []
    : operations.map((operation) => readDemand(part(operation, "security"), schemes, root, id));
  const scopesIn = (securities: readonly Node[]) => readScopes(securities, schemes, root, id);
  const scopes = bothScopes(
    scopesIn(servers.map(({ security }) => security)),
    scopesIn(operations.map((operation) => part(operation, "security"))),
  );
  const { availability, audiences: ownAudiences } = documentedPart(node);
  const audiences = ownAudiences ?? audiencesOfAny(channelOperations.operations);
  return {
    id,
    ...(title === undefined ? {} : { displayName: title }),
    ...descriptionsOf(node, channelOperations, textsOf),
    ...(availability === undefined ? {} : { availability }),
    ...(audiences === undefined ? {} : { audiences }),
    namespace: group === undefined ? [] : [group],
    path,
    ...securityOf(bothDemands(eitherDemand(servers.map(({ demand }) => demand)), eitherDemand(demands))),
    ...(Object.keys(scopes).length > 0 && { scopes }),
    environments: servers.map(({ environment }) => environment),
    ...(brokers.length > 0 && { brokers }),
    ...(protocol !== undefined && { protocol }),
    ...handshake,
    ...bindingsOf(node, channelOperations, reading),
    ...operationsKept(node, channelOperations, { root, schemes, id, textsOf }),
    messages: messagesOf(ownAudiences === undefined && audiences !== undefined ? hidden(sentMessages) : sentMessages),
    examples: conversationsOf({ node, path, sentMessages, handshake }, reading),
  };
}

/** Returns the protocol of a channel without servers: the protocol of its bindings, if there is only one. */
function protocolIn(bindings: Node, { documents }: Reading): string | undefined {
  const [first, ...others] = entriesOf(documents.follow(bindings) ?? bindings);
  return first === undefined || others.length > 0 || first[0].startsWith("x-") ? undefined : first[0];
}

/** The servers that a channel names, by name or by reference, else all of them. */
function serversOf(node: Node, { servers, root, reading }: AsyncApiContext): readonly Server[] {
  if (!isThere(node)) return servers;
  const declared = member(root, "servers");
  const names = reading.version === 2 ? textsOf(node) : itemsOf(node).flatMap((item) => nameInReference(item) ?? []);
  for (const [i, name] of names.entries()) {
    if (isThere(member(declared, name))) continue;
    const at = itemsOf(node)[i] ?? node;
    note(at, "unknown-reference", `unknown server ${JSON.stringify(name)}; it is ignored`);
  }
  return names.length === 0 ? servers : servers.filter(({ name }) => names.includes(name));
}

/** A channel without audiences is for those that any of its operations is for. */
function audiencesOfAny(operations: ChannelOperations["operations"]): readonly string[] | undefined {
  const all = operations.flatMap(({ marks: { audiences = [] } }) => audiences);
  return all.length === 0 ? undefined : [...new Set(all)];
}

/** Messages of operations without audiences, in a channel where only others have some, are for none. */
const hidden = (sentMessages: readonly MessageWithOrigin[]): readonly MessageWithOrigin[] =>
  sentMessages.map((one) => (one.audiences === undefined ? { ...one, audiences: [] } : one));

/** Returns the bindings of a channel, and of its operations. */
function bindingsOf(channel: Node, { operations }: ChannelOperations, reading: Reading): Pick<Channel, "bindings"> {
  const own = readBindings(member(channel, "bindings"), reading);
  const others = operations.flatMap(({ origin, operation, marks }) =>
    bindingsIn(operation, reading).map((one) => ({ ...one, origin, ...marks })),
  );
  return own.length + others.length === 0 ? {} : { bindings: [...own, ...others] };
}

/** Returns the operations of a channel if the model keeps the audiences that they are for. */
const operationsKept = (
  channel: Node,
  { operations }: ChannelOperations,
  {
    root,
    schemes,
    id,
    textsOf,
  }: Pick<AsyncApiContext, "root" | "schemes"> & Pick<Found, "id"> & { readonly textsOf: TextsOf },
): Pick<Channel, "operations"> =>
  operations.every(({ marks }) => marks.audiences === undefined)
    ? {}
    : {
        operations: operations.map(({ operation, marks }) => ({
          ...marks,
          // Texts that the channel has too remain, even if their operation is hidden.
          texts: textsOf(operation).filter((text) => !textsOfChannel(channel).includes(text)),
          auth: (readDemand(part(operation, "security"), schemes, root, id) ?? []).flat(),
        })),
      };

/**
 * Returns the description of a channel. Descriptions of its operations describe what each side sends. A channel without
 * a description gets the descriptions of all operations; so does a channel with an operation that sends nothing.
 */
function descriptionsOf(
  channel: Node,
  { operations, sentMessages }: ChannelOperations,
  textsOf: TextsOf,
): Pick<Channel, "description" | "sends" | "receives"> {
  const own = textsOfChannel(channel);
  const isSent = (origin: string): boolean => sentMessages.some((one) => one.origin === origin);
  const placed = own.length === 0 ? [] : operations.filter(({ origin }) => isSent(origin));
  const others = operations.filter((one) => !placed.includes(one));
  const shown = new Set(own);
  const of = (side: string): string | undefined =>
    paragraphs(
      placed
        .flatMap(({ origin, operation }) => (origin === side ? textsOf(operation) : []))
        .filter((text) => !shown.has(text)),
    );
  const description = paragraphs([...own, ...others.flatMap(({ operation }) => textsOf(operation))]);
  const [sends, receives] = [of("client"), of("server")];
  return {
    ...(description !== undefined && { description }),
    ...(sends !== undefined && { sends }),
    ...(receives !== undefined && { receives }),
  };
}

/** Returns the texts of an operation for readers. */
type TextsOf = (operation: Traited) => readonly string[];

const textsIn: TextsOf = (thing) =>
  [part(thing, "summary"), part(thing, "description")].flatMap((text) => textOf(text) ?? []);

/** Returns the texts of a channel. An address of `null` is "known only at runtime" (AsyncAPI 3.0 "Channel Object"). */
const textsOfChannel = (channel: Node): readonly string[] => [
  ...(member(channel, "address").value === null ? ["The address of this channel is known only at runtime."] : []),
  ...textsIn([channel]),
];

/** Returns a text about the credentials that an operation requires in addition to the credentials of its servers. */
function credentialsOf(operation: Traited, { root, reading }: AsyncApiContext): readonly string[] {
  const all = schemesInWords(part(operation, "security"), root, reading).map(({ title, description }) =>
    description === undefined ? title : `${title} (${description})`,
  );
  return all.length === 0 ? [] : [`Credentials: ${all.join(" or ")}`];
}

/** Joins texts, each once. */
const paragraphs = (texts: readonly string[]): string | undefined =>
  texts.length === 0 ? undefined : [...new Set(texts)].join("\n\n");

/** Returns the first tag of a node as its section. */
function tagOf(node: Node, tags: Map<string, Group>, reading: Reading): string | undefined {
  const [first] = itemsOf(node);
  return first === undefined ? undefined : addTag(first, tags, reading);
}

function addTag(at: Node, tags: Map<string, Group>, { documents }: Reading): string | undefined {
  const node = documents.follow(at);
  const name = node && textOf(member(node, "name"));
  if (node === undefined || name === undefined) return undefined;
  const known = tags.get(name);
  const description = known?.description ?? textOf(member(node, "description"));
  tags.set(name, { id: name, name, ...(description === undefined ? {} : { description }) });
  return name;
}
