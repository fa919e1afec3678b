/** The bar of a playground: the environment, the address, and the close button. */
export { TopBar } from "./top-bar.tsx";
