import { createServer } from "node:http";

/** An API with one operation that answers a fixed document, in a process of its own; prints its port. */
const body = JSON.stringify({ id: 7, name: "fern", tags: ["green", "tall"] });
const head = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => response.writeHead(200, head).end(body));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") process.stdout.write(`${address.port}\n`);
});
