export { base64, join, plain, type Reading, read, type Sensitive, type SensitivePart, secret } from "./secret.ts";
