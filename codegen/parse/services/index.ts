export { readChannel } from "./channel.ts";
export { readErrorDeclaration } from "./error-declaration.ts";
export { readErrorReference } from "./error-reference.ts";
export { readPagination } from "./pagination.ts";
export { readService } from "./service.ts";
export { readSignature, readWebhook } from "./webhook.ts";
