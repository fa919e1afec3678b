import { codeComponents } from "./code-group.tsx";
import { diagramComponents } from "./diagram.tsx";
import { jsonComponents } from "./json.tsx";
import { promptComponents } from "./prompt.tsx";
import { tableComponents } from "./table.tsx";
import { templateComponents } from "./template.ts";

export { diagram } from "./diagram.tsx";
export { tableFrame } from "./table.tsx";

/** Components of code, data and tables. */
export const dataComponents = {
  ...codeComponents,
  ...diagramComponents,
  ...jsonComponents,
  ...promptComponents,
  ...tableComponents,
  ...templateComponents,
};
