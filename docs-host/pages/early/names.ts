// Names that the inline scripts of a page share with the scripts that the page loads later.

/** The class of the element that holds the playground as the server has rendered it. */
export const earlyClass = "early-playground";

/** The member of `history.state` that holds typed texts, by the ids of their fields. */
export const earlyTyped = "callboardTyped";

/** The event that reports that the playground's own script failed to load. */
export const earlyFailed = "callboard:early-failed";

/** The id of the `noscript` element that holds the page below a playground that the server has rendered open. */
export const coveredPageId = "covered-page";

/** The event that reports that the page below the playground has been parsed. */
export const pageShown = "callboard:page-shown";

/** The attribute of content in that page which is for readers without scripts. */
export const withoutScripts = "data-without-scripts";

/** The key of the reader's choice of theme in local storage. */
export const themeKey = "callboard.theme";

/** The key of the language of programs in local storage, as JSON. */
export const chosenLanguageKey = "callboard.language";

/** The attribute of tabs and of their panel that are shown before their script has loaded. */
export const earlyChoice = "data-early";

/** The key of the announcement that the reader has dismissed, in local storage. */
export const dismissedKey = "callboard.announcement";

/** The key of the address that a login has left, in the tab's session store. */
export const returnKey = "auth.return";

/** Precedes the parameters of a login's answer in an address, which the browser sends to no server. */
export const answerMark = "#login=";

/**
 * The event of choices for all parts of a page: its detail is the chosen language; without one, a playground has closed
 * in which the reader may have chosen a language and an environment.
 */
export const choiceMade = "callboard:choice";
