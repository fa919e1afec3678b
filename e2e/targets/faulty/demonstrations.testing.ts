import { setTimeout as sleep } from "node:timers/promises";
import { equalJson, isObject, type JsonObject, own, parseJson } from "#engine/json";
import { type Client, plant } from "./client.testing.ts";
import { ofDocuments } from "./documents.testing.ts";
import { plantsTokens } from "./plants/plants-api.ts";

/** Sends the requests that show a fault; returns true if they show it. */
export type Demonstration = (client: Client) => Promise<boolean>;

const { own: ada, other: ben } = plantsTokens;
const bed = { ...plant, place: { type: "bed", row: 1, isSunny: true } };
const manyLeaves = parseJson('{ "leaves": 9007199254740993 }');
const large = { ...plant, ...(manyLeaves.ok && isObject(manyLeaves.value) ? manyLeaves.value : {}) };

const key = "api_key=key-of-ada";
const addBook = ({ send }: Client) =>
  send(`POST /books?${key}`, { body: { isbn: "9780131103627", title: "C" }, token: "" });
const books = async ({ send }: Client, query = "") => (await send(`GET /books?${key}${query}`, { token: "" })).json;

const answers: { readonly [fault: string]: Demonstration } = {
  "crash-on-zero": async ({ status }) => (await status("POST /plants", { body: { ...plant, leaves: 0 } })) === 500,
  "crash-on-largest-limit": async ({ status }) => (await status("GET /plants?limit=50")) === 500,
  "crash-on-word-as-id": async ({ status }) => (await status("GET /plants/moss")) === 500,
  "crash-on-other-alphabets": async ({ status }) =>
    (await status("POST /plants", { body: { ...plant, note: "苔" } })) === 500,
  "silent-on-empty-body": async ({ outcome }) => (await outcome("POST /plants")).kind === "silent",
  "closed-on-long-header": async ({ outcome }) =>
    (await outcome("GET /plants", { headers: { "x-trace": "a".repeat(64) } })).kind === "closed",
  "cut-page": async ({ add, outcome }) => {
    await add();
    await add();
    return (await outcome("GET /plants")).kind === "cut";
  },
  "ok-instead-of-created": async ({ status }) => (await status("POST /plants", { body: plant })) === 200,
  "empty-change-without-content": async ({ add, status }) =>
    (await status(`PATCH ${await add()}`, { body: {} })) === 204,
  "error-as-page": async ({ send }) => (await send("GET /plants/1")).headers["content-type"] === "text/html",
  "json-as-text": async ({ add, send }) => (await send(`GET ${await add()}`)).headers["content-type"] === "text/plain",
  "total-in-words": async ({ send }) => (await send("GET /plants?kind=moss")).headers["x-total-count"] === "some",
  "change-without-etag": async ({ add, send }) =>
    (await send(`PATCH ${await add()}`, { body: { name: "Fern" } })).headers.etag === undefined,
  "texts-on-page-2": async ({ add, send, items }) => {
    await add();
    await add();
    const { next } = (await send("GET /plants?limit=1")).json;
    return (await items(`limit=1&cursor=${next}`))[0]?.leaves === "3";
  },
  "date-without-zone": async ({ read }) => (await read()).planted === "2026-05-01T10:00:00",
  "bed-without-row": async ({ read }) => {
    const { place } = await read(bed);
    return isObject(place) && own(place, "row") === undefined;
  },
  "undocumented-kind": async ({ read }) => (await read()).kind === "lichen",
  "null-instead-of-list": async ({ read }) => (await read({ ...plant, tags: [] })).tags === null,
  "error-in-success": async ({ status }) => (await status("GET /plants/1")) === 200,
  "internal-property": async ({ send }) => "owner_row" in (await send("POST /plants", { body: plant })).json,
  "event-without-amount": async ({ add, send }) =>
    /watered"[^}]*Z"}/.test((await send(`GET ${await add()}/events`)).text),
  "pin-shown": async ({ send }) => "pin" in (await send("POST /plants", { body: { ...plant, pin: "1234" } })).json,
  "stack-in-error": async ({ send }) => (await send("POST /plants", { body: "{" })).text.includes(" at readPlant ("),
  "traceback-in-error": async ({ send }) => (await send("DELETE /plants/1")).text.includes("Traceback"),
};

const requests: { readonly [fault: string]: Demonstration } = {
  "other-alphabets-refused": async ({ status }) =>
    (await status("POST /plants", { body: { ...plant, name: "苔" } })) === 400,
  "optional-required": async ({ status }) => {
    const { label: _, ...rest } = plant;
    return (await status("POST /plants", { body: rest })) === 400;
  },
  "null-refused": async ({ status }) => (await status("POST /plants", { body: plant })) === 400,
  "limit-not-checked": async ({ status }) => (await status("GET /plants?limit=51")) === 200,
  "unknown-kind-accepted": async ({ status }) =>
    (await status("POST /plants", { body: { ...plant, kind: "stone" } })) === 201,
  "missing-name-accepted": async ({ status }) => {
    const { name: _, ...rest } = plant;
    return (await status("POST /plants", { body: rest })) === 201;
  },
  "any-date-accepted": async ({ status }) =>
    (await status("POST /plants", { body: { ...plant, planted: "yesterday" } })) === 201,
  "condition-not-required": async ({ add, status }) => (await status(`PUT ${await add()}`, { body: plant })) === 200,
  "malformed-change-accepted": async ({ add, status }) => (await status(`PATCH ${await add()}`, { body: "{" })) === 200,
  "any-media-type-accepted": async ({ status }) =>
    (await status("POST /plants", { body: plant, headers: { "content-type": "text/plain" } })) === 201,
  "accept-ignored": async ({ status }) => (await status("GET /plants", { headers: { accept: "image/png" } })) === 200,
  "any-method-accepted": async ({ status }) => (await status("DELETE /plants")) === 200,
  "head-with-another-length": async ({ add, send }) =>
    (await send(`HEAD ${await add()}`)).headers["content-length"] === "2",
  "head-not-found": async ({ status }) => (await status("HEAD /plants")) === 404,
  "options-without-delete": async ({ send }) => !(await send("OPTIONS /plants/1")).headers.allow?.includes("DELETE"),
  "read-without-token": async ({ add, status }) => (await status(`GET ${await add()}`, { token: "" })) === 200,
  "add-without-token": async ({ status }) => (await status("POST /plants", { body: plant, token: "" })) === 201,
  "any-token-accepted": async ({ status }) => (await status("GET /plants", { token: "made-up" })) === 200,
  "foreign-read": async ({ add, status }) => (await status(`GET ${await add()}`, { token: ben })) === 200,
  "foreign-change": async ({ add, status }) =>
    (await status(`PATCH ${await add()}`, { body: { name: "Fern" }, token: ben })) === 200,
};

const sequences: { readonly [fault: string]: Demonstration } = {
  "order-changes": async ({ add, items }) => {
    await add();
    await add();
    return !equalJson([...(await items())], [...(await items())]);
  },
  "key-ignored": async ({ send, items }) => {
    const sent = { body: plant, headers: { "idempotency-key": "once" } };
    await send("POST /plants", sent);
    await send("POST /plants", sent);
    return (await items()).length === 2;
  },
  "key-for-two-plants": async ({ send, items }) => {
    const headers = { "idempotency-key": "once" };
    await send("POST /plants", { body: plant, headers });
    const { status } = await send("POST /plants", { body: { ...plant, name: "Other" }, headers });
    return status === 201 && (await items()).length === 1;
  },
  "never-unchanged": async ({ add, send, status }) => {
    const path = await add();
    const { etag = "" } = (await send(`GET ${path}`)).headers;
    return (await status(`GET ${path}`, { headers: { "if-none-match": etag } })) === 200;
  },
  "any-condition-holds": async ({ add, status }) =>
    (await status(`PATCH ${await add()}`, { body: {}, headers: { "if-match": '"old"' } })) === 200,
  "last-page-again": async ({ add, send }) => {
    await add();
    await add();
    const { next } = (await send("GET /plants?limit=1")).json;
    return (await send(`GET /plants?limit=1&cursor=${next}`)).json.next === next;
  },
  "first-page-again": async ({ add, send, items }) => {
    await add();
    await add();
    const { next } = (await send("GET /plants?limit=1")).json;
    const last = (await send(`GET /plants?limit=1&cursor=${next}`)).json;
    return equalJson([...(await items(`limit=1&cursor=${last.next}`))], [...(await items("limit=1"))]);
  },
  "pages-share-an-item": async ({ add, send, items }) => {
    for (let added = 0; added < 3; added += 1) await add();
    const { next } = (await send("GET /plants?limit=2")).json;
    return (await items(`limit=2&cursor=${next}`)).length === 2;
  },
  "pages-leave-one-out": async ({ add, send, items }) => {
    for (let added = 0; added < 3; added += 1) await add();
    const { next } = (await send("GET /plants?limit=2")).json;
    return (await items(`limit=2&cursor=${next}`)).length === 0;
  },
  "total-of-the-page": async (client) => {
    for (const _ of [1, 2]) await addBook(client);
    return (await books(client, "&limit=1")).total === 1;
  },
  "book-added-twice": async (client) => {
    await addBook(client);
    return (await books(client)).total === 2;
  },
  "one-more-than-asked": async ({ add, items }) => {
    await add();
    await add();
    return (await items("limit=1")).length === 2;
  },
  "kind-not-applied": async ({ add, items }) => {
    await add();
    return (await items(`kind=${plant.kind === "moss" ? "fern" : "moss"}`)).length > 0;
  },
  "limit-without-time": async ({ send }) => {
    for (let sent = 0; sent < 20; sent += 1) await send("GET /weather");
    const { status, headers } = await send("GET /weather");
    return status === 429 && headers["retry-after"] === undefined;
  },
  "new-fern-not-found": async ({ add, status }) =>
    (await status(`GET ${await add({ ...plant, kind: "fern" })}`)) === 404,
  "change-loses-tags": async ({ add, send }) => {
    const path = await add();
    await send(`PATCH ${path}`, { body: { name: "Fern" } });
    return equalJson((await send(`GET ${path}`)).json.tags ?? null, []);
  },
  "replacement-not-stored": async ({ add, send }) => {
    const path = await add();
    await send(`PUT ${path}`, { body: { ...plant, name: "Fern" }, headers: { "if-match": "*" } });
    return (await send(`GET ${path}`)).json.name === "Moss";
  },
  "beds-not-listed": async ({ add, items }) => {
    await add(bed);
    return (await items()).length === 0;
  },
  "integer-rounded": async ({ read }) => (await read(large)).leaves === 2 ** 53,
  "decimal-rounded": async ({ read }) => (await read({ ...plant, height: 0.1 })).height !== 0.1,
  "deleted-still-read": async ({ add, send, status }) => {
    const path = await add();
    await send(`DELETE ${path}`);
    return (await status(`GET ${path}`)) === 200;
  },
  "delete-does-nothing": async ({ add, send, items }) => {
    await send(`DELETE ${await add()}`);
    return (await items()).length === 1;
  },
  "deleted-still-listed": async ({ add, send, status, items }) => {
    const path = await add();
    await send(`DELETE ${path}`);
    return (await status(`GET ${path}`)) === 404 && (await items()).length === 1;
  },
  "deleted-again": async ({ add, status }) => {
    const path = await add();
    await status(`DELETE ${path}`);
    return (await status(`DELETE ${path}`)) === 204;
  },
  "id-given-again": async ({ add, send }) => {
    const path = await add();
    await send(`DELETE ${path}`);
    return (await add()) === path;
  },
  "location-leads-nowhere": async ({ send, status }) => {
    const { location } = (await send("POST /plants", { body: plant })).headers;
    return (await status(`GET ${location}`)) === 404;
  },
  "documented-link-broken": async ({ add, status }) => (await status(`GET ${await add()}/events`)) === 404,
};

const quiet: { readonly [fault: string]: Demonstration } = {
  "latin-1-text": async ({ add, outcome }) => {
    const found = await outcome(`GET ${await add({ ...plant, name: "Grün" })}`);
    return found.kind === "answer" && found.body instanceof Uint8Array && found.body.includes(0xfc);
  },
  "name-cut": async ({ read }) => (await read({ ...plant, name: "a".repeat(21) })).name === "a".repeat(20),
  "zone-dropped": async ({ read }) => (await read()).planted === "2026-05-01T10:00:00Z",
  "change-shown-before": async ({ add, send }) =>
    (await send(`PATCH ${await add()}`, { body: { name: "Fern" } })).json.name === "Moss",
  "etag-of-the-first-version": async ({ add, send }) => {
    const path = await add();
    const first = await send(`GET ${path}`);
    await send(`PATCH ${path}`, { body: { name: "Fern" } });
    const second = await send(`GET ${path}`);
    return first.json.name !== second.json.name && first.headers.etag === second.headers.etag;
  },
  "events-of-removed": async ({ add, send, status }) => {
    const path = await add();
    await send(`DELETE ${path}`);
    return (await status(`GET ${path}/events`)) === 200;
  },
  "location-of-another": async ({ add, send }) => {
    const first = await add();
    return (await send("POST /plants", { body: plant })).headers.location === first;
  },
  "twice-in-a-page": async ({ add, items }) => {
    await add();
    await add();
    const [one, other] = await items();
    return one !== undefined && other !== undefined && equalJson(one, other);
  },
};

const parcel = { body: { to: "Ada", grams: 155 } };
const red = { body: { color: "red" } };
const asAda = { token: "token-of-ada" };

const namedThings: { readonly [fault: string]: Demonstration } = {
  "blue-label-not-stored": async ({ status }) => {
    await status("PUT /labels/sky", { ...asAda, body: { color: "blue" } });
    return (await status("GET /labels/sky", asAda)) === 404;
  },
  "second-put-not-stored": async ({ send }) => {
    await send("PUT /labels/leaf", { ...asAda, ...red });
    await send("PUT /labels/leaf", { ...asAda, body: { color: "green" } });
    return (await send("GET /labels/leaf", asAda)).json.color === "red";
  },
  "second-put-listed-twice": async ({ send }) => {
    await send("PUT /labels/rose", { ...asAda, ...red });
    await send("PUT /labels/rose", { ...asAda, ...red });
    return (await send("GET /labels", asAda)).text.split("rose").length > 2;
  },
  "removed-name-not-found-again": async ({ send, status }) => {
    for (const method of ["PUT", "DELETE", "PUT"]) await send(`${method} /labels/rose`, { ...asAda, ...red });
    return (await status("GET /labels/rose", asAda)) === 404;
  },
  "removed-label-still-read": async ({ send, status }) => {
    for (const method of ["PUT", "DELETE"]) await send(`${method} /labels/rose`, { ...asAda, ...red });
    return (await status("GET /labels/rose", asAda)) === 200;
  },
  "location-of-a-future-parcel": async ({ send, status }) => {
    const { location } = (await send("POST /parcels", parcel)).headers;
    return (await status(`GET ${location}`)) === 404;
  },
  "heavy-parcel-rounded": async ({ send }) => {
    const { location } = (await send("POST /parcels", parcel)).headers;
    return (await send(`GET ${location}`)).json.grams === 150;
  },
  "stopped-parcel-still-listed": async ({ send }) => {
    const { location } = (await send("POST /parcels", parcel)).headers;
    await send(`DELETE ${location}`);
    return (await send("GET /parcels")).text.includes("Ada");
  },
  "parcel-stopped-twice": async ({ send, status }) => {
    const { location } = (await send("POST /parcels", parcel)).headers;
    await send(`DELETE ${location}`);
    return (await status(`DELETE ${location}`)) === 204;
  },
  "location-given-again": async ({ send }) => {
    const locations: (string | undefined)[] = [];
    for (let sent = 0; sent < 3; sent += 1) locations.push((await send("POST /parcels", parcel)).headers.location);
    return locations[0] === locations[2];
  },
};

const draftType = { "content-type": "application/json" };

const lateThings: { readonly [fault: string]: Demonstration } = {
  "draft-kept-as-it-was": async ({ send }) => {
    const { id } = (await send("POST /drafts", { body: { title: "Moss" } })).json;
    return typeof (await send(`DELETE /drafts/${id}`)).json.archivedAt !== "string";
  },
  "pin-lost-by-other-changes": async ({ send }) => {
    const { id } = (await send("POST /drafts", { body: { title: "Moss", isPinned: true } })).json;
    const changed = await send(`PATCH /drafts/${id}`, { headers: draftType, body: { title: "Fern" } });
    return changed.json.isPinned === false;
  },
};

const account = {
  ...{ email: "Ada@example.com", password: "correct horse", bio: "Likes moss and ferns", city: "Bern", balance: 7 },
};

/** Adds an account and returns its path. */
const addAccount = async ({ send }: Client, body: JsonObject = account): Promise<string> =>
  `/accounts/${(await send("POST /accounts", { body })).json.id}`;

/** Returns a demonstration that changes an account, and reads it. */
const changed =
  (body: JsonObject, shows: (read: JsonObject) => boolean): Demonstration =>
  async (client) => {
    const path = await addAccount(client);
    await client.send(`PATCH ${path}`, { body });
    return shows((await client.send(`GET ${path}`)).json);
  };

/** Returns a demonstration that reads a new account. */
const created =
  (shows: (read: JsonObject) => boolean, body: JsonObject = account): Demonstration =>
  async (client) =>
    shows((await client.send(`GET ${await addAccount(client, body)}`)).json);

const large64 = parseJson('{ "balance": 9007199254740993 }');
const rich = { ...account, ...(large64.ok && isObject(large64.value) ? large64.value : {}) };

const oddThings: { readonly [fault: string]: Demonstration } = {
  "keys-outlive-account": async (client) => {
    const path = await addAccount(client);
    const { id } = (await client.send(`POST ${path}/keys`, { body: { label: "door" } })).json;
    await client.send(`DELETE ${path}`);
    // Keys are removed 200 ms after their account.
    await sleep(250);
    return (await client.status(`GET ${path}/keys/${id}`)) === 200;
  },
  "password-under-another-name": created(({ debugInfo }) => debugInfo === account.password),
  "password-as-handle": created(({ handle }) => handle === account.password),
  "bio-never-stored": created(({ bio }) => bio === undefined),
  "balance-never-shown": created(({ balance }) => balance === undefined),
  "null-ignored": changed({ bio: null }, ({ bio }) => bio !== undefined),
  "null-of-city-ignored": changed({ city: null }, ({ city }) => city !== undefined),
  "patch-clears-bio": changed({ city: "Chur" }, ({ bio }) => bio === undefined),
  "patch-changes-neighbor": async (client) => {
    const path = await addAccount(client);
    await client.send(`PATCH ${await addAccount(client)}`, { body: { city: "Chur" } });
    return (await client.send(`GET ${path}`)).json.city === "Chur";
  },
  "delete-removes-neighbor": async (client) => {
    const path = await addAccount(client);
    await client.send(`DELETE ${await addAccount(client)}`);
    return (await client.status(`GET ${path}`)) === 404;
  },
  "bio-cut": created(({ bio }) => bio === "Likes moss a"),
  "balance-as-double": async (client) =>
    (await client.send(`GET ${await addAccount(client, rich)}`)).text.includes("9007199254740992"),
  "removed-account-listed": async (client) => {
    await client.send(`DELETE ${await addAccount(client)}`);
    return (await client.send("GET /accounts")).text.includes("ada@");
  },
};

const sensor = { place: "Roof", tags: ["b", "a"] };

/** Adds a sensor with the tags a and b, changes it, and returns the tags that are read then. */
const tagsAfter = async ({ send }: Client, change: JsonObject): Promise<string> => {
  const { id } = (await send("POST /sensors", { body: sensor })).json;
  await send(`PATCH /sensors/${id}`, { body: change });
  return String((await send(`GET /sensors/${id}`)).json.tags);
};

const storedValues: { readonly [fault: string]: Demonstration } = {
  "bio-in-another-encoding": created(({ bio }) => bio === "Mo\u00c3\u00b6s", { ...account, bio: "Moös" }),
  "bio-in-capitals": created(({ bio }) => bio === account.bio.toUpperCase()),
  "always-celsius": async ({ send }) => {
    const { id } = (await send("POST /sensors", { body: { ...sensor, unit: "F" } })).json;
    return (await send(`GET /sensors/${id}`)).json.unit === "C";
  },
  "second-change-not-read": async (client) => {
    const path = await addAccount(client);
    for (const city of ["Chur", "Genf"]) await client.send(`PATCH ${path}`, { body: { city } });
    return (await client.send(`GET ${path}`)).json.city === "Chur";
  },
  "tags-turned-around": async (client) => (await tagsAfter(client, { place: "Wall" })) === "b,a",
  "tags-added": async (client) => (await tagsAfter(client, { tags: ["c"] })) === "a,b,c",
  "key-in-any-account": async (client) => {
    const [one, other] = [await addAccount(client), await addAccount(client)];
    const { id } = (await client.send(`POST ${one}/keys`, { body: { label: "door" } })).json;
    return (await client.status(`GET ${other}/keys/${id}`)) === 200;
  },
  "job-runs-forever": async ({ send }) => {
    const { location } = (await send("POST /jobs", { body: { numbers: [1] } })).headers;
    for (let read = 0; read < 5; read += 1) await send(`GET ${location}`);
    return (await send(`GET ${location}`)).json.state === "running";
  },
};

/** The demonstrations by the names of the faults. */
export const demonstrations: { readonly [fault: string]: Demonstration } = {
  ...answers,
  ...requests,
  ...sequences,
  ...quiet,
  ...namedThings,
  ...lateThings,
  ...oddThings,
  ...storedValues,
  ...ofDocuments,
};

/** The token that a demonstration uses by default. */
export const defaultToken = ada;
