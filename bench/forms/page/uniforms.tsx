import Ajv from "ajv";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { JSONSchemaBridge } from "uniforms-bridge-json-schema";
import { AutoForm } from "uniforms-unstyled";
import { isObject, type Json } from "#engine/json";
import type { Shape, TypeTable } from "#engine/shape";
import { offer } from "./inside.ts";

type Schema = { readonly [key: string]: unknown };

/** Writes the shapes that the measured cases consist of as JSON Schema. */
function schemaOf(shape: Shape): Schema {
  switch (shape.kind) {
    case "string":
    case "integer":
      return { type: shape.kind };
    case "list":
      return { type: "array", items: schemaOf(shape.item) };
    case "ref":
      return { $ref: `#/definitions/${shape.id}` };
    case "object":
      return {
        type: "object",
        properties: Object.fromEntries(shape.properties.map((one) => [one.key, schemaOf(one.shape)])),
        required: shape.properties.filter(({ optional }) => !optional).map(({ key }) => key),
      };
    default:
      throw new Error(`no case has a ${shape.kind}`);
  }
}

/** Its form wants an object at the top. */
const rootOf = (shape: Shape, types: TypeTable): Shape =>
  shape.kind === "ref" ? (types[shape.id]?.shape ?? shape) : shape;

interface FormProps {
  readonly schema: JSONSchemaBridge;
  readonly model: Json;
}

offer({
  draw: (root, { shape, types, value }) => {
    const schema = {
      ...schemaOf(rootOf(shape, types)),
      definitions: Object.fromEntries(Object.entries(types).map(([id, type]) => [id, schemaOf(type.shape)])),
    };
    const validate = new Ajv({ allErrors: true }).compile(schema);
    const validator = (model: object) => {
      validate(model);
      return validate.errors?.length ? { details: validate.errors } : null;
    };
    const bridge = new JSONSchemaBridge({ schema, validator });
    // Its types are made for React 18, ours for 19; what it takes is this.
    const Form = AutoForm as unknown as ComponentType<FormProps>;
    if (!isObject(value)) throw new Error("its form holds an object");
    createRoot(root).render(<Form schema={bridge} model={value} />);
    return {};
  },
  idOf: (typed) => document.querySelector(`input[name="${typed.slice(1).replaceAll("/", ".")}"]`)?.id ?? "",
});
