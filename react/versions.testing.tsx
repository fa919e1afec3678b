import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { shapeOf } from "#importers";
import { ShapeForm as PageForm } from "./browser.tsx";
import { ShapeForm, type ShapeFormOptions } from "./index.tsx";

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

/** Renders the form as a server does. */
export const render = (): string => renderToString(<ShapeForm {...props} />);

/** Takes the markup of a server over; returns the function that ends it. */
export function hydrate(
  root: Element,
  onChange: ShapeFormOptions["onChange"] & {},
  onRecoverableError: (error: unknown) => void,
): () => void {
  const form: ReactElement = <PageForm {...props} onChange={onChange} />;
  const hydrated = hydrateRoot(root, form, { onRecoverableError });
  return () => hydrated.unmount();
}
