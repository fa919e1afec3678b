import { shapeOf } from "callboard/description";
import { ShapeForm, useShapeForm } from "callboard/react";
import { createElement } from "react";

const { shape, types } = shapeOf({
  type: "object",
  required: ["name", "born"],
  properties: {
    name: { type: "string", title: "Full name", minLength: 2 },
    born: { type: "string", format: "date", title: "Date of birth" },
  },
});

/** A form that shows what it submits as the title of the page. */
export function SignUp() {
  const form = useShapeForm({
    shape,
    types,
    defaultValue: { name: "Ada", born: "2000-01-02" },
    onSubmit: (value) => {
      document.title = JSON.stringify(value);
    },
  });
  return createElement(
    "form",
    form.formProps,
    createElement(ShapeForm, { form, label: "Sign up", hasHistoryButtons: true }),
    createElement("button", { type: "submit" }, "Sign up"),
  );
}
