import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { shapeOf } from "#importers";
import * as inPage from "./browser.tsx";
import type { ShapeFormOptions, ShapeFormProps } from "./index.tsx";
import * as onServer from "./index.tsx";

export { version } from "react";

const { shape, types } = shapeOf({
  type: "object",
  required: ["name", "count", "kind", "tags", "born", "open"],
  properties: {
    name: { type: "string", title: "Name", description: "As in *a passport*." },
    count: { type: "integer", minimum: 1 },
    kind: { enum: ["a", "b"] },
    tags: { type: "array", items: { type: "string" } },
    born: { type: "string", format: "date" },
    open: { type: "boolean" },
    more: { type: "string" },
  },
});
const defaultValue = { name: "Fern", count: 2, kind: "a", tags: ["x"], born: "2026-11-26", open: true };
const props: ShapeFormOptions & { readonly label: string } = { shape, types, label: "Plant", defaultValue };

type Components = Pick<typeof onServer, "ApiReference" | "Playground"> & {
  readonly ShapeForm: ComponentType<ShapeFormProps>;
};

const program = ({ ShapeForm, Playground, ApiReference }: Components, onChange?: ShapeFormOptions["onChange"]) => (
  <>
    <ShapeForm {...props} {...(onChange && { onChange })} />
    <Playground src="/openapi.yaml" endpoint="POST /plants" />
    <ApiReference src="/openapi.yaml" endpoint="GET /plants" />
  </>
);

/** Renders the program as a server does. */
export const render = (): string => renderToString(program(onServer));

/** Takes the markup of a server over; returns the function that ends it. */
export function hydrate(
  root: Element,
  onChange: ShapeFormOptions["onChange"] & {},
  onRecoverableError: (error: unknown) => void,
): () => void {
  const hydrated = hydrateRoot(root, program(inPage, onChange), { onRecoverableError });
  return () => hydrated.unmount();
}
