import "./response.css";

export type { AnswersPort, AnswerToolsProps, CompareProps } from "./answers-port.ts";
export type { Search } from "./body/index.ts";
export { BodySearch, knownMismatches, TextBody } from "./body/index.ts";
export { MissingBody } from "./missing-body.tsx";
export { ResponseView, type ResponseViewProps } from "./response-view.tsx";
export { RowData } from "./row-data.tsx";
