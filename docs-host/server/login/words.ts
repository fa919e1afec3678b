/** The texts about a login for readers, in one place. */
export const words = {
  unreachable: "The login can’t be reached right now. Try again in a moment.",
  unusable: "The login failed: the provider’s response can’t be used. Log in again.",
  noClaim: "The login provided no API key for this account.",
  tooLarge: "The login data is too large for this browser to store.",
  title: "Login",
} as const;
