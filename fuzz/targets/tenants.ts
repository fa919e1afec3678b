import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import type { FuzzDeps } from "../deps.ts";
import { ask } from "../net/ask.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { undocumented } from "../oracles/documented.ts";
import { settle } from "../oracles/settle.ts";
import type { Target } from "../target.ts";

/** Hostile content of one organization: parts of a text, repeated, at one of the places where a site has texts. */
type TenantCase = {
  readonly place: "page" | "title" | "announcement" | "css" | "description" | "source";
  readonly parts: readonly { readonly text: string; readonly count: number }[];
  /** Number of the site, since cases are played at the same time. */
  readonly site: number;
};

/** Texts that take a parser long when they are repeated. */
const pieces = [
  ...["[", "![", "![[", "](b)", "[a]", "[a](b) ", "[^a] ", "[a]: b\n", "*a_", "**a ", "~~a ", "`a", "``` a\n", "$a$ "],
  ...["<div>", "</div>", "<div>\n\n", "</div>\n\n", '<Card a="', "{", "}", "{[", "]}", "`${", "<!--", "&amp;", "\\*"],
  ...[
    "# a\n\n",
    "a\n\n",
    "a\n",
    "- a\n",
    "- ",
    "> ",
    ">",
    "  ",
    "1. a\n\n   ",
    "| a ",
    "|\n",
    "| - ",
    "---\n",
    "> [!NOTE]\n> a\n\n",
  ],
  ...[
    "```js\nlet a = 1\n```\n\n",
    "$$\na\n$$\n\n",
    "\\frac{",
    "a@b.example ",
    "https://a.example ",
    "www.",
    "a{b:c}",
    "@media a{",
    "1,",
  ],
  ...[
    "a: &a [x]\n",
    "*a,",
    "- - ",
    "import a from 'a'\n",
    "<Tabs>\n<Tab>\na\n</Tab>\n</Tabs>\n",
    "\r",
    "\0",
    "\u202e",
    "👩‍👩‍👧",
  ],
];

/** Hostile content of an organization, while another one's site is read. */
export const tenants: Target<TenantCase> = {
  name: "tenants",
  summary:
    "hostile pages, settings, style sheets and descriptions of one organization, while the site of another one is read",
  parallel: 2,
  batch: 10,
  cases: fc.record({
    place: fc.constantFrom("page", "page", "page", "title", "announcement", "css", "description", "source"),
    parts: fc.array(
      fc.record({
        text: fc.oneof(
          fc.constantFrom(...pieces),
          fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 }).map((some) => some.join("")),
        ),
        count: fc.constantFrom(1, 30, 99, 299, 1000, 2900, 30_000),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    site: fc.nat({ max: 3 }),
  }),
  play: playTenant,
};

/** The organization that attacks; the site that is read is of the operator's. */
const organization = "fuzz-tenant";

const tokens = new WeakMap<FuzzDeps, Promise<string>>();

async function playTenant({ place, parts, site }: TenantCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const text = parts.map((part) => part.text.repeat(part.count)).join("");
  const domain = `fuzz-tenant-${site}.localhost`;
  const published = await publish({ place, text, domain }, deps);
  if (!published.isPublished) return published.breaches;
  const host = `${domain}:${deps.product.portOf("site")}`;
  let isOver = false;
  const attack = ask({ port: deps.product.portOf("site"), path: "/start", headers: { host } }).finally(() => {
    isOver = true;
  });
  const [{ value, breaches }, seen] = await Promise.all([
    settle(attack, deps.stalls, `a page with ${place} of a tenant`, "start"),
    probe(deps, () => isOver),
  ]);
  const answered = value?.kind === "answer" ? value : undefined;
  const found =
    answered &&
    undocumented(
      "site",
      { ...answered, header: (name) => [answered.headers[name]].flat()[0] },
      "GET of a tenant's page",
    );
  return [...published.breaches, ...breaches, ...(found ?? []), ...seen];
}

/** Time between two requests for the site of the other organization, in milliseconds. */
const pause = 50;

/** Reads the site of another organization until the attack is over, and once after it. */
async function probe(deps: FuzzDeps, isOver: () => boolean): Promise<readonly Breach[]> {
  const path = "/reference/apis/register-an-api";
  for (;;) {
    const isLast = isOver();
    const asked = ask({ port: deps.product.portOf("site"), path });
    const { value, breaches } = await settle(asked, deps.stalls, "a page of another organization", "start");
    if (breaches.length > 0) return breaches;
    if (value?.kind !== "answer" || value.status !== 200 || !value.body.includes("Register an API")) {
      return [breach("page", "a page of another organization is not answered as before")];
    }
    if (isLast) return [];
    await sleep(pause);
  }
}

interface Published {
  readonly isPublished: boolean;
  readonly breaches: readonly Breach[];
}

/** Publishes a site, or registers an API, with a hostile text. Refusing it is as good. */
async function publish(
  { place, text, domain }: Pick<TenantCase, "place"> & { readonly text: string; readonly domain: string },
  deps: FuzzDeps,
): Promise<Published> {
  const token = await tokenOf(deps);
  if (place === "description") {
    const endpoint = { id: "a", method: "GET", path: [{ type: "literal", value: "/a" }], description: text };
    const maps = { websockets: {}, webhooks: {}, types: {}, subpackages: {}, auths: {} };
    const definitionV2 = { id: "00000000-0000-4000-8000-000000000000", endpoints: { a: endpoint }, ...maps };
    const body = { orgId: organization, apiId: "a", definitionV2 };
    const { breaches } = await call("/registry/api/register", body, token, deps);
    return { isPublished: false, breaches };
  }
  const begin = { orgId: organization, domain, customDomains: [], filepaths: [] };
  const started = await call("/v2/registry/docs/v2/init", begin, token, deps);
  const id = /"docsRegistrationId":"([^"]+)"/.exec(started.text)?.[1];
  if (id === undefined) return { isPublished: false, breaches: started.breaches };
  const sent = await call(`/v2/registry/docs/register/${id}`, { docsDefinition: siteWith(place, text) }, token, deps);
  return { isPublished: sent.status < 300, breaches: sent.breaches };
}

function siteWith(place: TenantCase["place"], text: string) {
  const page = {
    type: "page",
    id: "start",
    slug: "start",
    title: place === "title" ? text : "Start",
    pageId: "start.mdx",
  };
  const root = {
    type: "sidebarRoot",
    id: "sidebar",
    children: [{ type: "sidebarGroup", id: "group", children: [page] }],
  };
  return {
    pages: {
      "start.mdx": {
        markdown: place === "page" ? text : place === "source" ? "import A from './a.mdx'\n\n<A />\n" : "# Start\n",
      },
    },
    config: {
      title: "Tenant",
      root: {
        type: "root",
        id: "root",
        version: "v1",
        slug: "",
        title: "Tenant",
        child: { type: "unversioned", id: "unversioned", child: root },
      },
      ...(place === "announcement" && { announcement: { text } }),
      ...(place === "css" && { css: { inline: [text] } }),
    },
    ...(place === "source" && { jsFiles: { "a.mdx": text } }),
  };
}

interface Called {
  readonly status: number;
  readonly text: string;
  readonly breaches: readonly Breach[];
}

async function call(path: string, body: object, token: string, deps: FuzzDeps): Promise<Called> {
  const asked = ask({
    ...{ port: deps.product.portOf("registry"), path, method: "POST", body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  });
  const what = `POST ${path.replace(/[^/]*-[^/]*$/, "…")} of a tenant`;
  const { value, breaches } = await settle(asked, deps.stalls, what, "start");
  if (value?.kind !== "answer") return { status: 0, text: "", breaches };
  const { status, headers } = value;
  const found = undocumented(
    "registry",
    { status, body: value.body, header: (name) => [headers[name]].flat()[0] },
    what,
  );
  return { status, text: value.body.toString("utf8"), breaches: [...breaches, ...found] };
}

/** Returns a token of the organization, which is created with the operator's. */
function tokenOf(deps: FuzzDeps): Promise<string> {
  const known = tokens.get(deps) ?? newToken(deps);
  tokens.set(deps, known);
  return known;
}

async function newToken(deps: FuzzDeps): Promise<string> {
  const body = { orgId: organization, scope: "publish" };
  const { text, status } = await call("/tokens/generate", body, deps.product.token(), deps);
  const token = /"token":"([^"]+)"/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no token for ${organization}: ${status} ${text.slice(0, 200)}`);
  deps.secrets.add(token);
  return token;
}
