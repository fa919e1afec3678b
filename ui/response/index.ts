import "./response.css";

export type { AnswersPort } from "./answers-port.ts";
export { BodySearch } from "./body-search.tsx";
export { MissingBody } from "./missing-body.tsx";
export { ResponseView, type ResponseViewProps } from "./response-view.tsx";
export { RowData } from "./row-data.tsx";
export { TextBody } from "./text-body.tsx";
export { knownMismatches } from "./use-comparison.ts";
export type { Search } from "./use-search.ts";
