/** Components that render after Send was pressed, in one chunk. */
export { Answer } from "./answer.tsx";
export { IssueList } from "./issue-list.tsx";
