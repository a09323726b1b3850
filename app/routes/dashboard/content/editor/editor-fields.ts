import type { postFormSchema } from "~/lib/post-fields";
import type { usePostForm } from "~/ui/form/use-post-form";

/** Metadata of the fields of a post's form. */
export type EditorFields = ReturnType<typeof usePostForm<typeof postFormSchema>>["fields"];
