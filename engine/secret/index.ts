export { utf8Base64 } from "./base64.ts";
export { base64, join, mask, plain, type Reading, read, type Sensitive, type SensitivePart, secret } from "./secret.ts";
