/** Notices above a form. Their lists load with the first of them. */
export { Notices, type NoticesProps } from "./notices.tsx";
