/** The organization that runs the registry. Its tokens read every API and site, and admit organizations. */
export const staffOrganization = "callboard";
