export {
  base64,
  concealed,
  holdsSecret,
  join,
  plain,
  type Reading,
  read,
  type Sensitive,
  secret,
  secretsIn,
  withheld,
} from "./secret.ts";
