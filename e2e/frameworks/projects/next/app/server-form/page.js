import { shapeOf } from "callboard/description";
import { ShapeForm } from "callboard/react";

const { shape, types } = shapeOf({
  type: "object",
  required: ["name"],
  properties: { name: { type: "string", title: "Full name" } },
});

export default function Page() {
  return <ShapeForm shape={shape} types={types} defaultValue={{ name: "Ada" }} label="Sign up" />;
}
