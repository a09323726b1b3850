import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { RouteHandle } from "~/lib/route-handle";
import { uploadPicture } from "~/server/features/pictures";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";

export const handle = { access: "user" } satisfies RouteHandle;

/** The address takes pictures and shows none. */
export const loader = defineLoader(handle, async () => redirect("/Dashboard", 303));

const EMPTY_MESSAGE = "Gambar ini belum terkirim, pilih lagi";

/** Takes a picture ahead of its form, where script runs. Answers its address, or what is wrong with it. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, z.object({}));
  const file = posted.form.get("file");
  if (!posted.ok || !(file instanceof File) || file.size === 0)
    return Response.json({ message: EMPTY_MESSAGE }, { status: 422 });
  const outcome = await uploadPicture(context, file, posted.idempotencyKey);
  if (!outcome.ok) return Response.json({ message: outcome.message }, { status: 422 });
  return Response.json({ address: outcome.address });
});
