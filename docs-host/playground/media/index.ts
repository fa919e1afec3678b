export { composeChosen, mediaSlot } from "./media-slot.tsx";
