import { redirect } from "@remix-run/node";
import { z } from "zod";
import { isMediaKind } from "~/lib/media-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { canUploadMedia, readUploadedMedia } from "~/server/features/media-uploads";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";

export const handle = { access: "class.edit" } satisfies RouteHandle;

/** The address takes files and shows none. */
export const loader = defineLoader(handle, async () => redirect("/Dashboard/Kelas", 303));

const EMPTY_MESSAGE = "Berkas ini belum terkirim, pilih lagi";

/** Takes a chapter's file ahead of its form, where script runs. Answers its address, or what is wrong with it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { kind } = params;
  if (!isMediaKind(kind) || !canUploadMedia(context)) throw new AppError("not-found");
  const { body, errors } = await readUploadedMedia(context, request, kind);
  const posted = await readForm(context, request, z.object({ address: z.string() }), { body });
  if (posted.ok) return Response.json({ address: posted.value.address });
  return Response.json({ message: errors.file ?? EMPTY_MESSAGE }, { status: 422 });
});
