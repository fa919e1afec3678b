/** The texts about a login for readers, in one place. */
export const words = {
  unreachable: "The login can’t be reached right now. Try again in a moment.",
  unusable: "The login’s answer can’t be used. Log in again.",
  noClaim: "The login gave no API key for this account.",
  tooLarge: "What the login gave is too large for this browser to keep.",
  notBegun: "This browser has begun no login that the answer could belong to, or the answer was used already.",
  toDocs: "Go to the documentation",
  askLogout: "Do you want to log out of this documentation?",
  logout: "Log out",
  tooMany: "Too many logins came from your address. Try again in a minute.",
  title: "Login",
} as const;
