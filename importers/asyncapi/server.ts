import type { Broker, Environment, EnvironmentVariable } from "#engine/model";
import { audiencesIn, entriesOf, fetchedFrom, member, type Node, textOf, textOr, textsOf } from "../node.ts";
import { optionalText } from "../registry-api/documented.ts";
import { readBindings } from "./bindings.ts";
import type { Reading } from "./reading.ts";
import { type Demand, readDemand, type Schemes, schemesInWords } from "./secured.ts";

/** A server that speaks another protocol than WebSocket. */
export interface BrokerServer {
  readonly kind: "broker";
  readonly name: string;
  readonly broker: Broker;
}

/** A server that a browser can connect to, and the credentials that it requires. */
export interface SocketServer {
  readonly kind: "socket";
  readonly name: string;
  readonly environment: Environment;
  readonly demand: Demand;
  /** Its `security`, which also lists the scopes. */
  readonly security: Node;
}

/** A server of either kind. */
export type Server = SocketServer | BrokerServer;

/** Reads a server; undefined if its reference can't be resolved. */
export function readServer(name: string, at: Node, schemes: Schemes, root: Node, reading: Reading): Server | undefined {
  const node = reading.documents.follow(at);
  if (node === undefined) return undefined;
  const protocol = textOr(member(node, "protocol"), "wss").toLowerCase();
  const isSocket = protocol === "ws" || protocol === "wss";
  const template = addressOf(node, protocol);
  const variables = entriesOf(member(node, "variables")).flatMap(([key, variable]) => {
    const target = reading.documents.follow(variable);
    return target === undefined ? [] : [{ key, target, variable: readVariable(target) }];
  });
  const byName = new Map(variables.map(({ key, variable }) => [key, variable]));
  const baseUrl = template.replace(/\{([^{}]*)\}/g, (whole, key: string) => byName.get(key)?.default ?? whole);
  const security = member(node, "security");
  if (!isSocket) {
    const words = schemesInWords(security, root, reading);
    const about = optionalText(node, "description");
    const url = baseUrl;
    const marks = audiencesIn(node, "x-fern-audiences");
    const bindings = readBindings(member(node, "bindings"), reading);
    return {
      kind: "broker",
      name,
      broker: {
        ...{ id: name, protocol, url },
        ...about,
        ...(words.length > 0 && { security: words }),
        ...(bindings.length > 0 && { bindings }),
        ...marks,
      },
    };
  }
  const used = variables.filter(({ key }) => template.includes(`{${key}}`));
  return {
    kind: "socket",
    name,
    environment: {
      id: name,
      baseUrl,
      ...optionalText(node, "description"),
      ...(used.length > 0 && {
        template,
        variables: Object.fromEntries(used.map(({ key, variable }) => [key, variable])),
      }),
      ...fetchedFrom(node, ...used.map(({ target }) => target)),
      ...audiencesIn(node, "x-fern-audiences"),
    },
    demand: readDemand(security, schemes, root, name),
    security,
  };
}

/**
 * The address of a server: one text before version 3, separate host and path since then. A WebSocket begins as an HTTP
 * request, so some writers name that scheme.
 */
function addressOf(node: Node, scheme: string): string {
  const host = textOf(member(node, "host"));
  const url =
    host === undefined ? textOr(member(node, "url"), "localhost") : host + (textOf(member(node, "pathname")) ?? "");
  const isSocket = scheme === "ws" || scheme === "wss";
  const plain = isSocket ? url.replace(/^https?:\/\//i, (start) => start.toLowerCase().replace("http", "ws")) : url;
  if (!isSocket) return plain;
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(plain) ? plain : `${scheme}://${plain.replace(/^\/\//, "")}`;
}

function readVariable(node: Node): EnvironmentVariable {
  const values = textsOf(member(node, "enum"));
  return {
    default: textOf(member(node, "default")) ?? values[0] ?? "",
    ...(values.length === 0 ? {} : { values }),
    ...optionalText(node, "description"),
  };
}
