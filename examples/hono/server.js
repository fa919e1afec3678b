import { serve } from "@hono/node-server";
import { createDocs, honoDocs } from "callboard/server";
import { Hono } from "hono";

const plants = [{ id: 1, name: "Fern", light: "shade" }];

const docs = createDocs({ description: new URL("openapi.yaml", import.meta.url) });

const app = new Hono();
app.all("/docs/*", honoDocs(docs));
app.get("/api/plants", (c) => c.json(plants));
app.post("/api/plants", async (c) => {
  const plant = { ...(await c.req.json()), id: plants.length + 1 };
  plants.push(plant);
  return c.json(plant, 201);
});

const settings = { fetch: app.fetch, port: Number(process.env.PORT ?? 4612), hostname: "127.0.0.1" };
const server = serve(settings, ({ port }) => console.log(`http://localhost:${port}/docs`));
docs.attach(server);
