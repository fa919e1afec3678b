export { ContentTypeChoice } from "./content-type-choice.tsx";
