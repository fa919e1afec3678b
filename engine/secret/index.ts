export {
  base64,
  concealed,
  holdsSecret,
  join,
  plain,
  type Reading,
  read,
  type Sensitive,
  type SensitivePart,
  secret,
  secretsIn,
  withheld,
} from "./secret.ts";
