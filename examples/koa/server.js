import { json } from "node:stream/consumers";
import { createDocs, koaDocs } from "callboard/server";
import Koa from "koa";

const plants = [{ id: 1, name: "Fern", light: "shade" }];

const docs = createDocs({ description: new URL("openapi.yaml", import.meta.url) });

const app = new Koa();
app.use(koaDocs(docs));
app.use(async (context) => {
  if (context.path !== "/api/plants") return;
  context.body = plants;
  if (context.method !== "POST") return;
  const plant = { ...(await json(context.req)), id: plants.length + 1 };
  plants.push(plant);
  context.status = 201;
  context.body = plant;
});

const server = app.listen(Number(process.env.PORT ?? 4613), "127.0.0.1", () => {
  console.log(`http://localhost:${server.address().port}/docs`);
});
docs.attach(server);
