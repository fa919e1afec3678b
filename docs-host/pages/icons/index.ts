/** Icons that authors name: Font Awesome Free, images and inline SVG, drawn on the server. */
export { drawIcon, type IconOptions, isKnownIcon } from "./draw-icon.tsx";
