/** The files of a folder that a site is served from, and that a case overwrites. */
export const slotFiles = ["slot-1.json", "slot-2.yaml", "slot-3.json", "slot-4.yaml"] as const;

/** The description that remains on the site; its page must not change. */
export const plainFile = "plain.yaml";

/** Pages of that description and of its channel. */
export const plainPages = {
  api: "/plain",
  get: "/plain/get-plant",
  add: "/plain/add-plant",
  type: "/plain/types/Plant",
  channel: "/talk/talk",
} as const;

/** The description with a counter. Once the site shows a count, it has read all files written before. */
export const countedFile = "z-counted.json";

/** The path of a remote description. */
export const remotePath = "/remote.json";

/** Returns a minimal description. */
export const smallDescription = (title: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title, version: "1" },
    paths: { "/one": { get: { operationId: "one", responses: { "200": { description: "Fine." } } } } },
  });

/**
 * Returns the description with servers at the hostile upstream. Its environments are what the proxy of the site
 * reaches.
 *
 * @param upstream host and port
 */
export const plainDescription = (upstream: string): string => `openapi: 3.1.0
info: { title: Plain, version: "1", description: "A description that stays." }
servers: [{ url: "http://${upstream}/base" }]
paths:
  /plants/{id}:
    get:
      operationId: getPlant
      summary: Get a plant
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        "200":
          description: The plant.
          content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } }
  /plants:
    post:
      operationId: addPlant
      summary: Add a plant
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
      responses:
        "200": { description: Events., content: { text/event-stream: { schema: { type: string } } } }
components:
  schemas:
    Plant:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 1 }
        height: { type: number, maximum: 120 }
        kind: { type: string, enum: [tree, fern] }
        serial: { type: integer, format: int64 }
        beside: { type: array, items: { $ref: "#/components/schemas/Plant" } }
        labels: { type: object, additionalProperties: { type: string } }
        bed: { oneOf: [{ type: string }, { type: object, properties: { row: { type: integer } } }] }
`;

/** Returns the description of the channel of the hostile upstream. */
export const channelDescription = (upstream: string): string => `asyncapi: 3.0.0
info: { title: Talk, version: "1" }
servers: { live: { host: "${upstream}", protocol: ws, pathname: /base } }
channels:
  talk:
    address: /talk
    messages: { say: { payload: { type: object, properties: { text: { type: string } } } } }
operations: { say: { action: receive, channel: { $ref: "#/channels/talk" } } }
`;
