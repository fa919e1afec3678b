/** Style sheets are imported for the bundler only; they have no exports. */
declare module "*.css";
