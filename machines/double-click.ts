/**
 * Time after a button changed its label, in ms, in which a press is the second half of a double click on the old label:
 * the default double-click time of Windows, which browsers use.
 */
export const doubleClickTime = 500;
