import type { chapterFormSchema } from "~/lib/syllabus-fields";
import type { usePostForm } from "~/ui/form/use-post-form";

export type ChapterFields = ReturnType<typeof usePostForm<typeof chapterFormSchema>>["fields"];
