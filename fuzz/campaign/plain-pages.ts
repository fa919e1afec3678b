import type { Door } from "../door.ts";
import { ask } from "../net/ask.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { settle } from "../oracles/settle.ts";
import { pageOrigin, processOf } from "../product/product.ts";
import { plainPages } from "../product/slots.ts";
import type { World } from "../world.ts";

/** A plain request to a door, and a text that its answer holds as long as all is well. */
interface Plain {
  readonly door: Door;
  readonly method: string;
  readonly path: string;
  readonly holds: string;
  readonly headers: (world: World) => { readonly [name: string]: string };
}

const none = () => ({});

const throughProxy = (origin: string) => (world: World) => ({
  origin,
  "x-callboard-proxy-url": `http://${world.upstream.host}/base/plain`,
  "x-callboard-proxy-method": "GET",
});

const plains: readonly Plain[] = [
  { door: "site", method: "GET", path: "/reference/apis/register-an-api", holds: "Register an API", headers: none },
  { door: "registry", method: "GET", path: "/health", holds: '{"status":"ok"}', headers: none },
  { door: "served", method: "GET", path: plainPages.api, holds: "A description that stays.", headers: none },
  { door: "served", method: "GET", path: `${plainPages.add}?explorer=true`, holds: "Add a plant", headers: none },
  {
    door: "served",
    method: "POST",
    path: "/api/callboard-docs/proxy",
    holds: "plain",
    headers: (world) => throughProxy(`http://localhost:${world.product.portOf("served")}`)(world),
  },
  { door: "proxy", method: "POST", path: "/", holds: "plain", headers: throughProxy(pageOrigin) },
];

/** Requests something plain from every server, and reports unexpected answers. */
export async function checkPlainPages(world: World): Promise<readonly Breach[]> {
  const checks = plains.map(async ({ door, method, path, holds, headers }) => {
    const what = `${method} ${path} of ${door}`;
    const asked = ask({ port: world.product.portOf(door), path, method, headers: headers(world) });
    const { value, breaches } = await settle(asked, world.stalls, what, processOf[door]);
    if (value === undefined) return breaches;
    if (value.kind !== "answer") return [...breaches, breach("page", `${what} was not answered (${value.kind})`)];
    if (value.status === 200 && value.body.includes(holds)) return breaches;
    return [...breaches, breach("page", `${what} is no longer answered as it was, but with ${value.status}`)];
  });
  return (await Promise.all(checks)).flat();
}
