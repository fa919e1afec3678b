import { createDocs, fastifyDocs } from "callboard/server";
import { fastify } from "fastify";

const plants = [{ id: 1, name: "Fern", light: "shade" }];

const docs = createDocs({ description: new URL("openapi.yaml", import.meta.url) });

const app = fastify();
app.register(fastifyDocs(docs));
app.get("/api/plants", async () => plants);
app.post("/api/plants", async (request, reply) => {
  const plant = { ...request.body, id: plants.length + 1 };
  plants.push(plant);
  return reply.code(201).send(plant);
});

await app.listen({ port: Number(process.env.PORT ?? 4611), host: "127.0.0.1" });
console.log(`http://localhost:${app.server.address().port}/docs`);
