export { default } from "./generated-requests.tsx";
