import type { RouteHandle } from "~/lib/route-handle";
import { openFile } from "~/server/features/files";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public" } satisfies RouteHandle;

/** An uploaded file. `sandbox` prevents it from running scripts in the site's origin. */
export const loader = defineLoader(handle, async (context, { request, params }) => {
  const { status, headers, body } = await openFile(context, params.id ?? "", request.headers);
  const responseHeaders = new Headers(headers);
  responseHeaders.set("Cache-Control", "private, no-store");
  responseHeaders.set(
    "Content-Security-Policy",
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  );
  responseHeaders.set("X-Content-Type-Options", "nosniff");
  return new Response(body, { status, headers: responseHeaders });
});
