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
  withheld,
} from "./secret.ts";
