import type { ReactElement } from "react";

const drawings = {
  plus: "M8 3.5v9M3.5 8h9",
  cross: "m4 4 8 8M12 4l-8 8",
  check: "m3 8.5 3.2 3.2L13 4.8",
  copy: "M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z",
  down: "m4 6 4 4 4-4",
  up: "m4 10 4-4 4 4",
  arrowUp: "M8 13V3.5M4 7.5l4-4 4 4",
  arrowDown: "M8 3v9.5M4 8.5l4 4 4-4",
  left: "m10 4-4 4 4 4",
  right: "m6 4 4 4-4 4",
  calendar: "M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3",
  search: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3l3.2 3.2",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  eyeOff:
    "M2.5 2.5l11 11M6.2 6.3A2 2 0 0 0 9.7 9.8M4.2 4.9C2.5 6.1 1.5 8 1.5 8S4 12.5 8 12.5c1.2 0 2.3-.4 3.2-1M7 3.6l1-.1c4 0 6.5 4.5 6.5 4.5s-.6 1.1-1.7 2.2",
  key: "M10.5 9.5a4 4 0 1 0-3.8-2.7L2.5 11v2.5H5V12h1.5v-1.5l1.2-1.2a4 4 0 0 0 2.8.2ZM11 5.5h.01",
  send: "M2.5 8 13.5 3l-3 10.5L8 9z",
  stop: "M4 4h8v8H4z",
  microphone:
    "M8 10a2.2 2.2 0 0 0 2.2-2.2V3.9a2.2 2.2 0 1 0-4.4 0v3.9A2.2 2.2 0 0 0 8 10ZM3.5 7.5a4.5 4.5 0 0 0 9 0M8 12v2.3M5.5 14.3h5",
  file: "M4 1.5h5.5L12.5 4.5v10h-8.5zM9.5 1.5v3h3",
  download: "M8 2.5v8M5 7.7l3 3 3-3M2.5 10.5v3h11v-3",
  upload: "M8 10.5v-8M5 5.3 8 2.3l3 3M2.5 10.5v3h11v-3",
  wrap: "M2.5 4h11M2.5 8h9a2 2 0 0 1 0 4H8.5M10.3 10.2 8.5 12l1.8 1.8M2.5 12h2.5",
  expand: "M9.5 2.5h4v4M13.5 2.5 9.3 6.7M6.5 13.5h-4v-4M2.5 13.5l4.2-4.2",
  undo: "M5.5 3 2.5 6l3 3M2.5 6H9a3.8 3.8 0 0 1 0 7.5H5.5",
  redo: "m10.5 3 3 3-3 3M13.5 6H7a3.8 3.8 0 0 0 0 7.5h3.5",
  list: "M2.5 3h11v10h-11zM6.5 3v10M8.5 6h3M8.5 8.5h3",
  link: "M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7L8 4.3M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.3 9a2.6 2.6 0 0 0 3.7 3.7l1-1",
  arrowOut: "M6 3.5H3v9.5h9.5v-3M9 2.8h4.2V7M13 3 7.5 8.5",
} as const;

/** The drawings at hand. */
export type IconName = keyof typeof drawings;

/** A drawing of 16 by 16 in the colour of the text around it. It says nothing to screen readers: its button does. */
export const Icon = ({ name }: { readonly name: IconName }): ReactElement => (
  <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={drawings[name]} />
  </svg>
);
