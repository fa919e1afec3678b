export { type CreatedWorker, createWorker } from "./create-worker.ts";
