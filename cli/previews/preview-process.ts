import type { DrawPreview } from "#docs-host/server";
import { previewDrawer } from "#docs-host/server/preview-drawing";

/** A message to the process: the arguments of a drawing. */
export type DrawRequest = Parameters<DrawPreview>;

// `drawInProcess` starts this process with the folder of the fonts.
const draw = previewDrawer(process.argv[2] ?? "");
process.on("message", ([image, files]: DrawRequest) => {
  draw(image, files).then(
    (png) => process.send?.(png),
    // An error ends the process, which prints it.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
process.on("disconnect", () => process.exit());
