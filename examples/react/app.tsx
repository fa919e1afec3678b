import { shapeOf } from "callboard/description";
import { ApiReference, Playground, ShapeForm, useShapeForm } from "callboard/react";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import "callboard/react/styles.css";
import "./app.css";

const { shape, types } = shapeOf({
  type: "object",
  required: ["name"],
  properties: { name: { type: "string", title: "Name", minLength: 2 }, light: { enum: ["sun", "shade"] } },
});

/** A form of a JSON Schema. This program sends its value itself. */
function AddPlant() {
  const [answer, setAnswer] = useState("");
  const form = useShapeForm({
    ...{ shape, types },
    onSubmit: async (plant) => {
      const response = await fetch("/api/plants", { method: "POST", body: JSON.stringify(plant) });
      setAnswer(await response.text());
    },
  });
  return (
    <form {...form.formProps}>
      <ShapeForm form={form} label="Plant" />
      <button type="submit">Add the plant</button>
      <output>{answer}</output>
    </form>
  );
}

function App() {
  const [status, setStatus] = useState("no request was sent");
  return (
    <main>
      <h1>Plants</h1>
      <AddPlant />
      <h2>Try it</h2>
      <p>Last response: {status}</p>
      <Playground
        src="/openapi.yaml"
        endpoint="POST /plants"
        onResponse={(response) => setStatus(String(response.status))}
      />
      <h2>Reference</h2>
      <ApiReference src="/openapi.yaml" endpoint="GET /plants" />
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
