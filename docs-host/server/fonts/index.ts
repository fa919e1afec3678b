export { withFontMetrics } from "./with-font-metrics.ts";
