/** The id of the navigation, which the button in the header opens on narrow screens. */
export const sidebarId = "sidebar";
