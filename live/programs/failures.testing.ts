import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiModel, bareEndpoint } from "#engine/model";
import type { ObjectShape } from "#engine/shape";
import type { StepInput } from "../call.ts";
import type { Exchange, HeaderField } from "../exchange.ts";
import { type Failure, failureOf, namedSecrets } from "../failures/index.ts";
import type { Finding } from "../finding.ts";

/** The credentials of the garden, with characters that each context encodes in its own way. */
export const secrets = { BEARER_AUTH: "t0k'en \"&$HOME", BASIC_AUTH: "ada:pa:ss$wörd", KEY_AUTH: "k+y /&=" } as const;

const id = "9007199254740993";
const plant: ObjectShape = {
  kind: "object",
  properties: [{ key: "size", shape: { kind: "integer" }, optional: false }],
};
const read = bareEndpoint({ id: "get", responses: [{ statusCode: 200, body: { kind: "json", shape: plant } }] });
const model: ApiModel = { id: "garden", endpoints: [read], types: {}, groups: [], auths: {}, globalHeaders: [] };
const emptyForm = { value: {}, selection: {} };

/** The address of the new plantwith an encoded character in its id. */
const location = `/plants/%39${id.slice(1)}?new`;

const json = (text: string, status: number): Exchange["received"] => ({
  ...{ kind: "answer", status, time: 1 },
  headers: [
    ["Content-Type", "application/json"],
    ["Location", location],
  ],
  body: new TextEncoder().encode(text),
});

/** Creates the failures of a garden with plants that can't be read; their id is in the response that created one. */
export function gardenFailures(
  server: string,
  from: StepInput["from"] = { kind: "body", path: ["id"] },
): readonly Failure[] {
  const basic = `Basic ${Buffer.from(secrets.BASIC_AUTH).toString("base64")}`;
  const create: Exchange = {
    call: { endpoint: "create", form: emptyForm, credentials: "own" },
    request: {
      method: "POST",
      url: `${server}/plants?key=${encodeURIComponent(secrets.KEY_AUTH)}`,
      headers: [
        ["Content-Type", "application/json"],
        ["Authorization", basic],
      ],
      credentials: { headers: [], query: ["key"] },
      body: `{"name":"f'ern $(id) \\n", "token":${JSON.stringify(secrets.BEARER_AUTH)}}`,
    },
    received: json(`{"id":${id}}`, 201),
  };
  const headers: readonly HeaderField[] = [["Authorization", `Bearer ${secrets.BEARER_AUTH}`]];
  const reading = (received: Exchange["received"]): Exchange => ({
    call: { endpoint: "get", form: { value: { pathParameters: { id } }, selection: {} }, credentials: "own" },
    request: { method: "GET", url: `${server}/plants/${id}`, headers },
    received,
  });
  const finding = (about: Pick<Finding, "check" | "cause" | "message" | "at">, last: Exchange): Finding => ({
    ...about,
    endpoint: "GET /plants/{id}",
    steps: [
      { call: create.call, takes: [] },
      {
        call: last.call,
        takes: [{ step: 0, from, to: ["pathParameters", "id"] }],
      },
    ],
    exchanges: [create, last],
    count: 1,
  });
  const facts = {
    ...{ server, definition: "d", seed: 1, model },
    secrets: namedSecrets({
      own: { bearerAuth: secrets.BEARER_AUTH, basicAuth: secrets.BASIC_AUTH, keyAuth: secrets.KEY_AUTH },
    }),
    build: ({ form }: Exchange["call"]) => ({
      method: "GET",
      url: `${server}/plants/${JSON.parse(JSON.stringify(form.value)).pathParameters?.id}`,
      headers,
    }),
  };
  const fails = reading(json('{"error":"oops"}', 500));
  const wrong = reading(json('{"size":"tall"}', 200));
  return [
    failureOf(finding({ check: "server-error", cause: "500", message: "It fails." }, fails), facts),
    failureOf(finding({ check: "wrong-body", cause: "size", message: "Size is text.", at: ["size"] }, wrong), facts),
  ];
}

/** A garden that fails as saved, or is fixed; it refuses requests that are not as they were sent. */
export async function openGarden(): Promise<{
  readonly url: string;
  readonly fix: () => void;
  readonly break: () => void;
  readonly close: () => Promise<void>;
}> {
  let isFixed = false;
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // bytes, since no encoding is set
    const [status, body] = answerTo(request.url ?? "", request.headers.authorization, Buffer.concat(chunks).toString());
    response.writeHead(status, { "Content-Type": "application/json", Location: location }).end(body);
  });
  const answerTo = (path: string, authorization = "", body = ""): readonly [number, string] => {
    if (path === `/plants/${id}`) {
      if (authorization !== `Bearer ${secrets.BEARER_AUTH}`) return [401, "{}"];
      return isFixed ? [200, '{"size":3}'] : [500, '{"error":"oops"}'];
    }
    const key = new URL(path, "http://a.example").searchParams.get("key");
    const basic = Buffer.from(authorization.replace("Basic ", ""), "base64").toString();
    const isSame = key === secrets.KEY_AUTH && basic === secrets.BASIC_AUTH;
    const { name, token } = JSON.parse(body || "{}");
    if (!isSame || name !== "f'ern $(id) \n" || token !== secrets.BEARER_AUTH) return [400, "{}"];
    return [201, `{"id":${id}}`];
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fix: () => {
      isFixed = true;
    },
    break: () => {
      isFixed = false;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
