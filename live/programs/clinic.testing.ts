import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Received, SentRequest } from "../exchange.ts";

const fields = { name: { type: "string", minLength: 1, maxLength: 9 }, weight: { type: "integer", maximum: 200 } };
const input = { type: "object", required: ["name", "weight"], additionalProperties: false, properties: fields };
const patient = {
  type: "object",
  required: ["id", "name", "weight"],
  properties: { ...fields, id: { type: "integer" } },
};
const page = {
  type: "object",
  required: ["items", "next"],
  properties: { items: { type: "array", items: patient }, next: { type: ["string", "null"] } },
};
const json = (schema: object) => ({ "application/json": { schema } });
const body = { required: true, content: json(input) };
const response = (schema: object) => ({ description: "It.", content: json(schema) });
const refused = { "400": { description: "Wrong." }, "404": { description: "Gone." } };
const id = { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } };

/** The description of a clinic with patients in pages of two. */
export const { model: clinicModel } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Clinic", version: "1" },
    paths: {
      "/patients": {
        get: {
          operationId: "list",
          parameters: [{ name: "cursor", in: "query", schema: { type: "string" } }],
          responses: { "200": response(page) },
        },
        post: { operationId: "create", requestBody: body, responses: { "201": response(patient), ...refused } },
      },
      "/patients/{id}": {
        parameters: [id],
        get: { operationId: "read", responses: { "200": response(patient), ...refused } },
        put: { operationId: "replace", requestBody: body, responses: { "200": response(patient), ...refused } },
        delete: { operationId: "remove", responses: { "204": { description: "Gone." }, ...refused } },
      },
    },
  }),
  { id: "clinic" },
);

/**
 * A fault of a clinic: removed patients remain, a change stores any weight, the list shows weights as text, or those that a
 * change has stored.
 */
export type ClinicFault = "remains" | "weight" | "text" | "changed text";

interface Patient {
  readonly id: number;
  readonly name: string;
  readonly weight: number;
}

/** Starts a clinic with a number of patients, and cursors that no other clinic knows. */
export async function openClinic(fault?: ClinicFault, count = 0) {
  const patients = new Map<number, Patient>();
  const changed = new Set<number>();
  let last = 0;
  const salt = Math.random().toString(36).slice(2);
  const add = (sent: Omit<Patient, "id">): Patient => {
    last += 1;
    const made = { ...sent, id: last };
    patients.set(last, made);
    return made;
  };
  for (let i = 0; i < count; i += 1) add({ name: "Mia", weight: 4 });
  const read = (text: string, isAny = false): Omit<Patient, "id"> | undefined => {
    try {
      const { name, weight, ...others } = JSON.parse(text);
      const isName = typeof name === "string" && name !== "" && [...name].length < 10;
      const isWeight = Number.isInteger(weight) && (isAny || weight <= 200);
      return isName && isWeight && Object.keys(others).length === 0 ? { name, weight } : undefined;
    } catch {
      return undefined;
    }
  };
  const isText = ({ id }: Patient): boolean => fault === "text" || (fault === "changed text" && changed.has(id));
  const listed = (cursor: string | null): readonly [number, unknown?] => {
    const [known, after] = (cursor ?? `${salt}-0`).split("-");
    if (known !== salt) return [200, { items: [], next: null }];
    const rest = [...patients.values()].filter((one) => one.id > Number(after));
    const items = rest.slice(0, 2).map((one) => (isText(one) ? { ...one, weight: `${one.weight}` } : one));
    return [200, { items, next: rest.length > 2 ? `${salt}-${rest[1]?.id}` : null }];
  };
  const answer = (method: string, url: string, text: string): readonly [number, unknown?] => {
    const { pathname, searchParams } = new URL(url, "http://a.example");
    const key = /^\/patients\/(\d+)$/.exec(pathname)?.[1];
    if (pathname === "/patients") {
      if (method === "GET") return listed(searchParams.get("cursor"));
      if (method !== "POST") return [405];
      const sent = read(text);
      return sent === undefined ? [400] : [201, add(sent)];
    }
    if (key === undefined) return [pathname.startsWith("/patients/") ? 400 : 404];
    const found = patients.get(Number(key));
    if (found === undefined) return [404];
    if (method === "GET") return [200, found];
    if (method === "DELETE") {
      if (fault !== "remains") patients.delete(found.id);
      return [204];
    }
    const sent = method === "PUT" ? read(text, fault === "weight") : undefined;
    if (sent === undefined) return [method === "PUT" ? 400 : 405];
    patients.set(found.id, { ...sent, id: found.id });
    changed.add(found.id);
    return [200, patients.get(found.id)];
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // bytes, since no encoding is set
    const [status, value] = answer(request.method ?? "", request.url ?? "", Buffer.concat(chunks).toString());
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(value === undefined ? undefined : JSON.stringify(value));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a request by fetch. */
export async function sendByFetch({ method, url, headers, body: sent }: SentRequest): Promise<Received> {
  const init = { method, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  const response = await fetch(url, { ...init, ...(sent !== undefined && { body: Buffer.from(sent) }) });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { kind: "answer", status: response.status, headers: [...response.headers], body: bytes, time: 1 };
}
