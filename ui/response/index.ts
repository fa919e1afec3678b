export type { AnswersPort } from "./answers-port.ts";
export { ResponseView, type ResponseViewProps } from "./response-view.tsx";
