/** Components that render after Send was pressed, in one chunk. */
export { Answer } from "./answer.tsx";
export { FaultList } from "./fault-list.tsx";
