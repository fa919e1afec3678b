/** The texts about a login for readers, in one place. */
export const words = {
  unreachable: "The login can’t be reached right now. Try again in a moment.",
  unusable: "The login failed: the provider’s response can’t be used. Log in again.",
  noClaim: "The login provided no API key for this account.",
  tooLarge: "The login data is too large for this browser to store.",
  notBegun: "This browser did not start this login, or it was already completed.",
  insecure: "Readers can log in over https only. Open the https address of this documentation.",
  toDocs: "Go to the documentation",
  askLogout: "Do you want to log out of this documentation?",
  logout: "Log out",
  tooMany: "Too many login attempts from your address. Try again in a minute.",
  title: "Login",
} as const;
