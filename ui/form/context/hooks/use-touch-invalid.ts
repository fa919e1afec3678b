import { type Path, type Shape, valueAt } from "#engine/shape";
import { useForm } from "../form-context.ts";

/**
 * Returns a function that marks the invalid fields of a part as touched after it was filled in as a whole, as text or
 * by pasting. It returns the number of issues.
 */
export function useTouchInvalid(): (shape: Shape, at: Path) => number {
  const { port, tools, touched } = useForm();
  return (shape, at) => {
    const { value, selection } = port.read();
    const part = valueAt(value, at);
    if (part === undefined) return 0;
    const issues = tools.check(shape, part, selection, at);
    // A discriminant has no field, so its issue is shown at the field around it.
    touched.addAll(
      issues.flatMap((issue) => (issue.path.length > at.length ? [issue.path, issue.path.slice(0, -1)] : [issue.path])),
    );
    return issues.length;
  };
}
