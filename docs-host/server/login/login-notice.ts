/** A page of a few sentences and a link, for a login that ends on no page of the site, or a site that asks for one. */
export interface LoginNotice {
  readonly status: 200 | 400 | 403 | 429;
  readonly title: string;
  readonly text: string;
  /** The offered next step; without an address it links to the docs. */
  readonly link?: { readonly label: string; readonly href?: string };
  /** Seconds after which the reader may try again. */
  readonly retryAfter?: number;
}

/** Draws a notice with the look of the other pages of the server. */
export type ShowNotice = (notice: LoginNotice) => Response;

const toDocs = { label: "Go to the documentation" };

/** The notices of a login, in one place. */
export const loginNotices = {
  notBegun: {
    status: 400,
    title: "This login can’t be completed",
    text: "This browser did not start this login, or it was already completed.",
    link: toDocs,
  },
  insecure: {
    status: 403,
    title: "Log in over https",
    text: "Readers can log in over https only. Open the https address of this documentation.",
    link: toDocs,
  },
  tooMany: {
    status: 429,
    title: "Too many login attempts",
    text: "Too many login attempts from your address. Try again in a minute.",
    link: toDocs,
  },
  askLogout: {
    status: 200,
    title: "Log out?",
    text: "Do you want to log out of this documentation?",
  },
  privateWithoutLogin: {
    status: 403,
    title: "These docs are private",
    text: "No login is set up for them. If they are yours to read, ask those who operate this server for one.",
  },
  privateInsecure: {
    status: 403,
    title: "These docs are private",
    text: "Readers can log in over https only.",
  },
} as const satisfies { readonly [name: string]: LoginNotice };

/** The label of the link that logs out, after it was asked for. */
export const logoutLabel = "Log out";
/** The label of the link to a page at its https address. */
export const secureLabel = "Open the https address";
