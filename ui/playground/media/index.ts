export { MediaChoices, type TypeChoice } from "./media-choices.tsx";
