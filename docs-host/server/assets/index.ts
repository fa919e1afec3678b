export { assetRoute } from "./asset-route.ts";
export { type Assets, openAssets } from "./assets.ts";
