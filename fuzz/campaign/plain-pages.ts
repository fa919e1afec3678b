import type { FuzzDeps } from "../deps.ts";
import { ask } from "../net/ask.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { settle } from "../oracles/settle.ts";
import { pageOrigin, processOf } from "../product/product.ts";
import { plainPages } from "../product/slots.ts";
import type { ServerName } from "../server-name.ts";

/** A plain request to a server, and a text that its response must contain. */
interface Plain {
  readonly serverName: ServerName;
  readonly method: string;
  readonly path: string;
  readonly holds: string;
  readonly headers: (deps: FuzzDeps) => { readonly [name: string]: string };
}

const none = () => ({});

const throughProxy = (origin: string) => (deps: FuzzDeps) => ({
  origin,
  "x-callboard-proxy-url": `http://${deps.upstream.host}/base/plain`,
  "x-callboard-proxy-method": "GET",
});

const plains: readonly Plain[] = [
  {
    serverName: "site",
    method: "GET",
    path: "/reference/apis/register-an-api",
    holds: "Register an API",
    headers: none,
  },
  { serverName: "registry", method: "GET", path: "/health", holds: '{"status":"ok"', headers: none },
  { serverName: "served", method: "GET", path: plainPages.api, holds: "A description that stays.", headers: none },
  { serverName: "served", method: "GET", path: `${plainPages.add}?explorer=true`, holds: "Add a plant", headers: none },
  {
    serverName: "served",
    method: "POST",
    path: "/api/callboard-docs/proxy",
    holds: "plain",
    headers: (deps) => throughProxy(`http://localhost:${deps.product.portOf("served")}`)(deps),
  },
  { serverName: "proxy", method: "POST", path: "/", holds: "plain", headers: throughProxy(pageOrigin) },
];

/** Sends plain requests to every server, and reports unexpected responses. */
export async function checkPlainPages(deps: FuzzDeps): Promise<readonly Breach[]> {
  const checks = plains.map(async ({ serverName, method, path, holds, headers }) => {
    const what = `${method} ${path} of ${serverName}`;
    const asked = ask({ port: deps.product.portOf(serverName), path, method, headers: headers(deps) });
    const { value, breaches } = await settle(asked, deps.stalls, what, processOf[serverName]);
    if (value === undefined) return breaches;
    if (value.kind !== "answer") return [...breaches, breach("page", `${what} was not answered (${value.kind})`)];
    if (value.status === 200 && value.body.includes(holds)) return breaches;
    return [...breaches, breach("page", `${what} is now answered with ${value.status}`)];
  });
  return (await Promise.all(checks)).flat();
}
