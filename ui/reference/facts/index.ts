/** Facts around a call or an API: links, callbacks, logins, contact, license, terms, logo. */
export { ApiFacts, ApiLogo, licenseUrl } from "./api-facts.tsx";
export { CallbackAddress, CallbackList, type ListedCallback } from "./callbacks.tsx";
export { flowFacts, scopesOf } from "./flow-facts.ts";
export { messageRelations, type RelatedMessage } from "./message-relations.ts";
export { ResponseLinks } from "./response-links.tsx";
