export { Layout, type Neighbour } from "./layout.tsx";
