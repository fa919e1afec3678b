/** Judges the calls that an API makes: its webhooks and callbacks. */
export { callbackSettings, type DeliveryJudge, type DeliveryReport, deliveryJudge } from "./deliveries.ts";
