import { lazyModule, useLazyModule } from "#ui/kit";

const afterSend = lazyModule(() => import("./after-send.ts"));

/** Loads what is drawn once Send was pressed. */
export const loadAfterSend = afterSend.load;

/** Returns what is drawn once Send was pressed, once it is loaded. */
export const useAfterSend = () => useLazyModule(afterSend);
