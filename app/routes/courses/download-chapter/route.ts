import type { RouteHandle } from "~/lib/route-handle";
import { downloadLesson } from "~/server/features/offline-lessons";
import { defineLoader } from "~/server/request/define-route";
import { toLessonParams } from "../chapter/params";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A chapter as one file, for visitors who may read it. */
export const loader = defineLoader(handle, (context, { params }) =>
  downloadLesson(context, toLessonParams(params)),
);
