export { type PageMessages, pageMessagesId } from "./page-messages.ts";
export { catalogIn, playgroundMessages, textsIn } from "./texts-in.ts";
