import { openFile } from "~/server/features/files";
import { guarded } from "~/server/guarded";

/** A file that somebody sent in. */
export const loader = guarded((visit, { request, params }) => openFile(visit, params.id ?? "", request.headers));
