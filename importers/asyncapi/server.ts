import type { Environment, EnvironmentVariable } from "#engine/model";
import { entriesOf, fetchedFrom, member, type Node, textOf, textOr, textsOf } from "../node.ts";
import { optionalText } from "../registry-api/documented.ts";
import { noteOnce, type Reading } from "./reading.ts";
import { type Demand, readDemand, type Schemes } from "./secured.ts";

/** A server that a browser can connect to, and the credentials that it requires. */
export interface Server {
  readonly name: string;
  readonly environment: Environment;
  readonly demand: Demand;
  /** Its `security`, which also lists the scopes. */
  readonly security: Node;
}

/** Reads a server. Reports one that does not speak WebSocket, and returns `undefined`. */
export function readServer(name: string, at: Node, schemes: Schemes, root: Node, reading: Reading): Server | undefined {
  const node = reading.documents.follow(at);
  if (node === undefined) return undefined;
  const protocol = textOr(member(node, "protocol"), "wss").toLowerCase();
  if (protocol !== "ws" && protocol !== "wss") {
    noteOnce(reading, node, "unsupported", `expected the protocol ws or wss, found ${protocol}; the server is ignored`);
    return undefined;
  }
  const template = addressOf(node, protocol);
  const variables = entriesOf(member(node, "variables")).flatMap(([key, variable]) => {
    const target = reading.documents.follow(variable);
    return target === undefined ? [] : [{ key, target, variable: readVariable(target) }];
  });
  const byName = new Map(variables.map(({ key, variable }) => [key, variable]));
  const baseUrl = template.replace(/\{([^{}]*)\}/g, (whole, key: string) => byName.get(key)?.default ?? whole);
  const security = member(node, "security");
  const used = variables.filter(({ key }) => template.includes(`{${key}}`));
  return {
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
  const plain = url.replace(/^https?:\/\//i, (start) => start.toLowerCase().replace("http", "ws"));
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
