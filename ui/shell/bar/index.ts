/** The bar above a playground: where the request goes, what the address is made of, and the way out. */
export { TopBar } from "./top-bar.tsx";
