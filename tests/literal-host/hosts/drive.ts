import { created, isObject } from "../answers";
import type { Json } from "../types";
import type { Handlers } from "./handlers";

function fileNameOf(body: Json): string {
  const files = isObject(body) && Array.isArray(body.files) ? body.files : [];
  const first = files[0];
  return isObject(first) && typeof first.filename === "string" ? first.filename : "berkas";
}

export const driveHandlers: Handlers = {
  "POST drive/**": ({ body }) => {
    const name = fileNameOf(body);
    return created({ link: `{files}/${encodeURIComponent(name)}`, name });
  },
};
