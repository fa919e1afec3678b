/** Facts around a call or an API: links, callbacks, contact, license, terms, logo. */
export { ApiFacts, ApiLogo } from "./api-facts.tsx";
export { CallbackAddress, CallbackList, type ListedCallback } from "./callbacks.tsx";
export { messageRelations, type RelatedMessage } from "./message-relations.ts";
export { ResponseLinks } from "./response-links.tsx";
