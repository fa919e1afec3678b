import { createServer, type Server } from "node:http";

/** The description of the API in the pictures. */
export const gardenDescription = (port: number): string => `openapi: 3.1.0
info: { title: Garden, version: "1" }
servers: [{ url: "http://localhost:${port}" }]
paths:
  /plants:
    post:
      operationId: addPlant
      summary: Add a plant
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } }
      responses:
        "201":
          description: The new plant.
          content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } }
  /growth:
    get:
      operationId: watchGrowth
      summary: Watch plants grow
      responses:
        "200":
          description: An event for each leaf.
          content: { text/event-stream: { schema: { $ref: "#/components/schemas/Leaf" } } }
components:
  schemas:
    Plant:
      type: object
      required: [name, light, sown, leaves]
      properties:
        name: { type: string, minLength: 1, maxLength: 40, description: What readers call it. }
        light: { type: string, enum: [sun, half-shade, shade] }
        sown: { type: string, format: date }
        leaves: { type: integer, format: int64, minimum: 0, description: All digits are kept. }
        keepers: { type: array, items: { type: string }, maxItems: 5 }
    Leaf:
      type: object
      required: [plant, leaf, length]
      properties:
        plant: { type: string }
        leaf: { type: integer }
        length: { type: number, description: In millimeters. }
`;

/** A later version of it, which breaks clients. */
export const laterDescription = (port: number): string =>
  gardenDescription(port)
    .replace("maxLength: 40", "maxLength: 20")
    .replace("required: [name, light, sown, leaves]", "required: [name, light, sown, leaves, keepers]")
    .replace("enum: [sun, half-shade, shade]", "enum: [sun, half-shade, shade, night]")
    .replace("summary: Add a plant", "summary: Sow a plant");

/** Starts the API: it returns the plant that was sent, and streams an event every 60 ms. */
export function startGarden(): Server {
  return createServer(async (request, response) => {
    if (request.url === "/growth") {
      response.setHeader("content-type", "text/event-stream");
      for (let leaf = 1; leaf <= 12; leaf += 1) {
        response.write(`data: ${JSON.stringify({ plant: "Monstera", leaf, length: 30 + leaf * 3.5 })}\n\n`);
        await new Promise((done) => setTimeout(done, 60));
      }
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // a request without an encoding gives buffers
    response.writeHead(201, { "content-type": "application/json" }).end(Buffer.concat(chunks));
  }).listen(0, "127.0.0.1");
}
