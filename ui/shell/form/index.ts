/** The frame of a form: pasting, announcements of edits, and titled sections. */
export { FormSurface } from "./form-surface.tsx";
export { SectionForm } from "./section-form.tsx";
