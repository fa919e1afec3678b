import { isList, isObject, type Json, parseJson } from "#engine/json";
import type { Client } from "./client.testing.ts";

const value = (text: string): Json => {
  const read = parseJson(text);
  return read.ok ? read.value : null;
};
const ids = (list: Json | undefined): readonly (Json | undefined)[] =>
  list !== undefined && isList(list) ? list.map((one) => (isObject(one) ? one.id : undefined)) : [];
const read = async ({ send }: Client, path: string): Promise<Json> => value((await send(`GET ${path}`)).text);

const add = async ({ send }: Client) => (await send("POST /documents", { body: { title: "A" } })).json.id;
const addTwo = async ({ send }: Client) =>
  ids((await send("POST /documents/bulk", { body: { documents: [{ title: "A" }, { title: "B" }] } })).json.documents);
const headers = { "content-type": "application/octet-stream" };
async function addFile(client: Client): Promise<string> {
  const document = await add(client);
  const { json } = await client.send(`POST /documents/${document}/files?name=a`, { headers, body: "h\u00e9llo" });
  return `/files/${json.id}`;
}

/** Requests that show the faults of documents. */
export const ofDocuments: { readonly [fault: string]: (client: Client) => Promise<boolean> } = {
  "copy-with-same-id": async (client) => {
    const id = await add(client);
    return (await client.send(`POST /documents/${id}/copy`)).json.id === id;
  },
  "copy-not-listed": async (client) => {
    const { id } = (await client.send(`POST /documents/${await add(client)}/copy`)).json;
    return !ids(await read(client, "/documents")).includes(id);
  },
  "copy-without-tags": async (client) => {
    const body = { title: "A", tags: ["a"] };
    const { id } = (await client.send("POST /documents", { body })).json;
    return `${(await client.send(`POST /documents/${id}/copy`)).json.tags}` === "";
  },
  "search-ignored": async (client) => {
    await add(client);
    return ids(await read(client, "/documents?q=no-title")).length > 0;
  },
  "bulk-without-last": async (client) =>
    (await client.status(`GET /documents/${(await addTwo(client)).at(-1)}`)) === 404,
  "bulk-with-same-id": async (client) => new Set(await addTwo(client)).size === 1,
  "stars-not-stored": async (client) => {
    const path = `/documents/${await add(client)}/stars`;
    const { stars } = (await client.send(`POST ${path}/add`, { body: { count: 2 } })).json;
    return (await client.send(`GET ${path}`)).json.stars !== stars;
  },
  "content-cut": async (client) => (await client.send(`GET ${await addFile(client)}/content`)).text === "h\u00e9ll",
  "size-in-characters": async (client) => (await client.send(`GET ${await addFile(client)}`)).json.size === 5,
  "part-without-range": async (client) => {
    const { status, headers: sent } = await client.send(`GET ${await addFile(client)}/content`, {
      headers: { range: "bytes=0-1" },
    });
    return status === 206 && sent["content-range"] === undefined;
  },
  "files-listed-twice": async (client) => {
    await addFile(client);
    return ids(await read(client, "/documents/1/files")).length === 2;
  },
  "read-adds-file": async (client) => {
    const path = `/documents/${await add(client)}`;
    await client.send(`GET ${path}`);
    return ids(await read(client, `${path}/files`)).length === 1;
  },
};
