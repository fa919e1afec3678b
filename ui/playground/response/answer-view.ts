import "./answer-view.css";

/** The parts of the response card that load before the first answer. */
export { Answer } from "./answer.tsx";
export { AnswerEnd } from "./answer-end.tsx";
export { Facts, ResponseActions } from "./facts.tsx";
export { StateNotes } from "./state-notes.tsx";
