export { type PageMessages, pageMessagesId } from "./page-messages.ts";
export { catalogIn, textsIn } from "./texts-in.ts";
