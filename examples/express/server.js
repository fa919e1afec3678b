import { createDocs, expressDocs } from "callboard/server";
import express from "express";

const plants = [{ id: 1, name: "Fern", light: "shade" }];

const docs = createDocs({ description: new URL("openapi.yaml", import.meta.url) });

const app = express();
app.use(expressDocs(docs));
app.use(express.json());
app.get("/api/plants", (_request, response) => void response.json(plants));
app.post("/api/plants", (request, response) => {
  const plant = { ...request.body, id: plants.length + 1 };
  plants.push(plant);
  response.status(201).json(plant);
});

const server = app.listen(Number(process.env.PORT ?? 4610), "127.0.0.1", () => {
  console.log(`http://localhost:${server.address().port}/docs`);
});
docs.attach(server);
