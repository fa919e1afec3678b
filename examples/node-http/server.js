import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { createDocs, nodeDocs } from "callboard/server";

const plants = [{ id: 1, name: "Fern", light: "shade" }];

const docs = createDocs({ description: new URL("openapi.yaml", import.meta.url) });
const showDocs = nodeDocs(docs);

/** Answers a call of the API. */
async function answer(request, response) {
  const write = (status, value) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  if (request.url !== "/api/plants") return write(404, { message: "There is nothing here." });
  if (request.method !== "POST") return write(200, plants);
  const plant = { ...(await json(request)), id: plants.length + 1 };
  plants.push(plant);
  return write(201, plant);
}

const server = createServer((request, response) => {
  showDocs(request, response, () => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
});
docs.attach(server);
server.listen(Number(process.env.PORT ?? 4614), "127.0.0.1", () => {
  console.log(`http://localhost:${server.address().port}/docs`);
});
