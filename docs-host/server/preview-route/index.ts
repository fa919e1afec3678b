/** The images of pages for link previews, as answers of a site. */
export type { PreviewImage } from "#docs-host/pages/preview-image";
export { type DrawPreview, type PreviewCache, type PreviewFiles, previewCache } from "./preview-cache.ts";
export { maxFileLength, previewFileIds, previewFiles, previewRoute, sendPreview } from "./preview-route.ts";
