/** Style sheets are imported for the bundler only; nothing is taken from them. */
declare module "*.css";
