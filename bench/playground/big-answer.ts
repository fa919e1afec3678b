import { bareEndpoint, type EndpointForm } from "#engine/model";

/** Size of the answer, in bytes. */
export const bigSize = 50_000_000;

/** A JSON list of records on one line, 50 MB long; one of them is not as documented. */
export function bigAnswer(): Uint8Array {
  const parts: string[] = ["["];
  for (let length = 0, at = 0; length < bigSize; at += 1) {
    const id = at === 1000 ? `"${at}"` : String(at);
    const record = `${at === 0 ? "" : ","}{"id":${id},"name":"plant ${at}","notes":"${"it grows in the shade; ".repeat(12)}"}`;
    length += record.length;
    parts.push(record);
  }
  return new TextEncoder().encode(`${parts.join("")}]`);
}

/** An endpoint that documents that answer. */
export const makeEndpointForm = (): EndpointForm => ({
  endpoint: bareEndpoint({
    id: "plants.all",
    method: "GET",
    responses: [
      {
        statusCode: 200,
        body: {
          kind: "json",
          shape: {
            kind: "list",
            item: {
              kind: "object",
              properties: [
                { key: "id", shape: { kind: "integer" }, optional: false },
                { key: "name", shape: { kind: "string" }, optional: false },
                { key: "notes", shape: { kind: "string" }, optional: false },
              ],
            },
          },
        },
      },
    ],
  }),
  nodes: [],
  globalHeaders: [],
  authSchemes: {},
  types: {},
});
