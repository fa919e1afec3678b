/** Why logins give no token, in English; the playground's languages have their own texts. */
export { loginEnglish, loginText, refused } from "./english.ts";
