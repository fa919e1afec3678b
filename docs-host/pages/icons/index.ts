/** Icons that authors name: Font Awesome Free, images and inline SVG, drawn on the server. */
export { drawIcon, type IconOptions, iconWords, isKnownIcon } from "./draw-icon.tsx";
