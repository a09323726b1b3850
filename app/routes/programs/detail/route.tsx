import { useLoaderData } from "@remix-run/react";
import { createBreadcrumbsJsonLd } from "~/lib/json-ld";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import { isPostId } from "~/server/features/posts";
import { getProgram, type ProgramView } from "~/server/features/programs";
import type { RequestContext } from "~/server/request/context";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { loadPost } from "../../posts/detail/load-post";
import { PostPage } from "../../posts/detail/view";
import { ProgramPage } from "./view";

export const handle = { access: "public", counts: "page_view" } satisfies RouteHandle;
export const meta = seoMeta;

/** A program by its slug, else a post about one by id or slug (docs/decisions/0069). */
export const loader = defineLoader(handle, async (context, { params }) => {
  const slug = params.slug ?? "";
  const program = isPostId(slug) ? null : await findProgram(context, slug);
  if (!program) return { program, ...(await loadPost(context, { id: slug })) };
  const seo = getPageSeo(context, {
    key: "Program-slug",
    record: { id: program.id, slug: program.slug, title: program.name },
    path: program.href,
    description: program.summary || program.description,
    image: program.logo,
    jsonLd: [
      createBreadcrumbsJsonLd(context.site.origin, [
        { name: "Program", href: "/Program" },
        program,
      ]),
    ],
  });
  return { program, seo };
});

/** @throws AppError unavailable */
async function findProgram(context: RequestContext, slug: string): Promise<ProgramView | null> {
  try {
    return await getProgram(context, slug);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}

export default function ProgramRoute() {
  const data = useLoaderData<typeof loader>();
  return data.program ? (
    <ProgramPage item={data.program} url={data.seo.canonical} />
  ) : (
    <PostPage post={data.post} kind={data.kind} url={data.seo.canonical} />
  );
}
