export { lazyMicrophone } from "./lazy-microphone.ts";
