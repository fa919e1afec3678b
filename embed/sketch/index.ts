export { drawSketch, type SketchFrames } from "./draw-sketch.ts";
export { isJsonText, sketchOf, sketchOfText } from "./sketch-of.ts";
