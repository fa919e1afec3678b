import { type Path, type Shape, valueAt } from "#engine/shape";
import { useForm } from "./form-context.ts";

/**
 * Returns a function that marks the invalid fields of a part as touched after it was filled in as a whole, as text or
 * by pasting. It returns the number of issues.
 */
export function useTouchInvalid(): (shape: Shape, at: Path) => number {
  const { port, tools, touched } = useForm();
  return (shape, at) => {
    const { value, choices } = port.read();
    const part = valueAt(value, at);
    if (part === undefined) return 0;
    const issues = tools.check(shape, part, choices, at);
    // A discriminant has no field of its own: its issue is shown at the field around it.
    touched.addAll(
      issues.flatMap((issue) => (issue.at.length > at.length ? [issue.at, issue.at.slice(0, -1)] : [issue.at])),
    );
    return issues.length;
  };
}
